/** Where the doctor and the resident, or somebody of the family, sign. */
export const SignLine = () => (
  <p>
    <span>医生签名：</span>
    <span>居民（家属）签名：</span>
    <span>日期：</span>
  </p>
);
