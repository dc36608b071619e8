/** Builds links only: nothing is loaded from a social network before a press. */
export function facebookLink(text: string, url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote: text })}`;
}

export function twitterLink(text: string, url: string): string {
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
}
