import { isIPv6 } from 'node:net';

/** An IPv4 address, possibly mapped to IPv6 as dual-stack sockets report it, or with a port that a proxy appended. */
const IPV4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i;

/** The network by which a visitor is counted: IPv4 whole, IPv6 by /64, since one visitor may use a whole /64. */
export function networkOf(address: string): string {
  const ipv4 = IPV4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether an address is the machine's own: that of a health check, or of a proxy that TRUST_PROXY does not name. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.has(address);
}
