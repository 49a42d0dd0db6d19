/** Hills, fields and a pulse line under a morning sky: our own drawing, so that no picture has to be loaded. A4 in millimetres. */
export const CoverLandscape = () => (
  <svg className="gwr-art" viewBox="0 0 210 297" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <linearGradient id="gwr-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#d7ecf5" />
        <stop offset="0.62" stopColor="#f3f9f4" />
        <stop offset="1" stopColor="#ffffff" />
      </linearGradient>
      <linearGradient id="gwr-field" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8cc79a" />
        <stop offset="1" stopColor="#2f8f6b" />
      </linearGradient>
    </defs>
    <rect width="210" height="297" fill="url(#gwr-sky)" />
    <circle cx="180" cy="32" r="12" fill="#f7d98b" opacity="0.85" />
    <path d="M0 214C30 190 52 186 78 204c22-22 46-30 72-8 22-14 40-14 60 0v101H0z" fill="#bfe0d2" />
    <path d="M0 232c36-20 66-16 96-2 38-20 74-20 114-6v73H0z" fill="#9fd0b4" />
    <path d="M0 252c44-16 82-12 118 0 32-10 62-10 92-2v47H0z" fill="url(#gwr-field)" />
    <path d="M96 297c6-16 22-24 12-45 24 16 16 30 22 45z" fill="#f3f9f4" opacity="0.75" />
    <path
      d="M22 160h52l6-12 8 26 9-40 9 34 6-8h76"
      fill="none"
      stroke="#2f8f6b"
      strokeWidth="1.1"
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity="0.55"
    />
    <g transform="translate(37 244)" fill="#fff">
      <path d="M0 16V7l9-7 9 7v9z" />
      <path d="M-2 8 9-1l11 9" fill="none" stroke="#fff" strokeWidth="1.6" />
      <path d="M8 5h2v3h3v2h-3v3H8v-3H5V8h3z" fill="#2f8f6b" />
    </g>
  </svg>
);

/** A shield that holds a heart: the mark of the jacket. */
export const JacketMark = ({ size }: { readonly size: number }) => (
  <svg viewBox="0 0 64 72" style={{ width: `${size}mm`, height: `${(size * 72) / 64}mm` }} aria-hidden="true">
    <path d="M32 2 60 12v24c0 16-11 27-28 34C15 63 4 52 4 36V12z" fill="#fff" stroke="#1c5d8f" strokeWidth="3" />
    <path
      d="M32 52C20 43 14 36 14 28c0-6 4-10 9-10 4 0 7 2 9 6 2-4 5-6 9-6 5 0 9 4 9 10 0 8-6 15-18 24z"
      fill="#1c5d8f"
    />
    <path d="M15 34h10l3-7 5 13 4-9 2 3h10" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinejoin="round" />
  </svg>
);
