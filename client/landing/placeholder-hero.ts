export function heroSvg(): string {
  return '<svg viewBox="0 0 600 640" width="600" height="640" preserveAspectRatio="xMidYMid slice"><rect width="600" height="640" fill="#fde6d3"/><circle cx="300" cy="300" r="210" fill="#fff3e4"/><rect y="500" width="600" height="140" fill="#f0b592"/></svg>';
}
