import { isIPv6 } from 'node:net';

/** Matches IPv4 written as IPv6: mapped by a listener for both, or by a translator (RFC 6052). */
const IPV4_PREFIX = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0)$/;

/**
 * Returns the network by which limits count a client. An IPv6 line holds a whole /64, so one
 * address of that line means nothing. An IPv4 address stands for itself. Other text is returned
 * unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (!IPV4_PREFIX.test(groups.slice(0, 6).join(':')))
    return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}

/** Lists all eight groups of an address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  // Use the URL parser, which knows every way to write an IPv6 address.
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
