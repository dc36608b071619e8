import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that are not on the public internet. The server must not connect there because of a
 * subscription.
 */
const INTERNAL = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INTERNAL.addSubnet(network, prefix, 'ipv4');
}
/** Public range of IPv6. The range contains no IPv4-mapped addresses, so those are refused. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS_V6 = new BlockList();
TUNNELS_V6.addSubnet('2001::', 23, 'ipv6');
TUNNELS_V6.addSubnet('2001:db8::', 32, 'ipv6');
TUNNELS_V6.addSubnet('2002::', 16, 'ipv6');

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !INTERNAL.check(address, 'ipv4');
  return GLOBAL_V6.check(address, 'ipv6') && !TUNNELS_V6.check(address, 'ipv6');
}

/** True if a host name may be used at all. Its addresses are checked later, in the lookup. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|internal|localhost|home|lan|arpa)\.?$/i.test(host);
}

/**
 * Looks up a name and refuses internal addresses. Runs at each connection, because a name may
 * change its address.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused || !first) {
      return done(Object.assign(new Error('Not a public address.'), { code: 'EINTERNAL' }), '');
    }
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
