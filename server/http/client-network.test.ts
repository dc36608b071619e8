import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['robin@example.org', 'robin@example.org'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const group = fc.nat({ max: 0xffff }).map((number) => number.toString(16));
const four = fc.tuple(group, group, group, group);

test('any two addresses are of one network exactly if their first 64 bits are the same', () => {
  fc.assert(
    fc.property(four, four, four, four, (one, other, host, otherHost) => {
      fc.pre(!['0', '64'].includes(one[0]));
      const network = networkOf([...one, ...host].join(':'));
      expect(networkOf([...one, ...otherHost].join(':'))).toBe(network);
      const isSame = one.join() === other.join();
      expect(networkOf([...other, ...host].join(':')) === network).toBe(isSame);
    }),
  );
});
