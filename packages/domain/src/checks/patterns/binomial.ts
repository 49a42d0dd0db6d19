/** ln n!, by Stirling's series with the terms that make it exact to 1e-10 from 10 on. */
function logFactorial(n: number): number {
  if (n < 10) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  const x = n + 1;
  return (
    (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  );
}

/** How likely `hits` or more of `n` are, where each is one with `share`: the exact one-sided binomial test. */
export function binomialTail(hits: number, n: number, share: number): number {
  let sum = 0;
  for (let k = hits; k <= n; k += 1)
    sum += Math.exp(
      logFactorial(n) - logFactorial(k) - logFactorial(n - k) + k * Math.log(share) + (n - k) * Math.log(1 - share),
    );
  return Math.min(1, sum);
}
