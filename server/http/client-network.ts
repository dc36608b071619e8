import { isIPv6 } from 'node:net';

/** IPv4 written as IPv6: mapped by a listener for both, or by a translator (RFC 6052). */
const IPV4_PREFIX = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0)$/;

/**
 * The network that limits count a client by. An IPv6 line holds a whole /64, so that one address of
 * it says nothing; an IPv4 address stands for itself. What is no address is returned as it is.
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

/** All eight groups of an address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  // The URL parser knows every way to write one.
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
