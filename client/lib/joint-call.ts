/** A call under way that answers several others at once, by their addresses. */
type JointCall = { urls: ReadonlySet<string>; isFilled: Promise<void> };

let underWay: JointCall | null = null;

/** Lets the calls at these addresses wait until `isFilled`, when their answers are in the cache. */
export function waitTogether(urls: Iterable<string>, isFilled: Promise<void>): void {
  const call = { urls: new Set(urls), isFilled };
  underWay = call;
  void isFilled.finally(() => {
    if (underWay === call) underWay = null;
  });
}

/** Promise to wait for before making the call at an address; null if there is none. */
export const jointCallFor = (url: string): Promise<void> | null =>
  underWay?.urls.has(url) ? underWay.isFilled : null;
