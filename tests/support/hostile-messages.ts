import { get, HOST, post } from './request-bytes.ts';

const hidden = 'GET /api/proteins/1?hidden HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const search = '/api/proteins/search';
const json = 'Content-Type: application/json';

/** Requests that a proxy and a server might split differently. */
export const SMUGGLING: readonly (readonly [name: string, bytes: string])[] = [
  [
    'both lengths',
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'both lengths, the other way',
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nTransfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ...(
    [
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding : chunked',
      'Transfer-Encoding:\tchunked\r\nTransfer-Encoding: identity',
      'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
      'Transfer-Encoding: identity, chunked, identity',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding: "chunked"',
      'Transfer-Encoding:\u000bchunked',
      'Transfer-Encoding\u0000: chunked',
      'X: x\nTransfer-Encoding: chunked',
      ' Transfer-Encoding: chunked',
      'Transfer-Encoding: chu\r\n nked',
    ] as const
  ).map((line): readonly [string, string] => [
    line,
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nContent-Length: 5\r\n${line}\r\n\r\n0\r\n\r\n${hidden}`,
  ]),
  ...[
    '-1',
    '+2',
    '2, 2',
    '2,3',
    '0x2',
    '2\u00a0',
    '99999999999999999999999',
    '1e1',
    '',
    ' ',
    '2 2',
  ].map((length): readonly [string, string] => [
    `length ${length}`,
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nContent-Length: ${length}\r\n\r\n{}`,
  ]),
  [
    'two lengths',
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nContent-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`,
  ],
  [
    'two equal lengths',
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  ...[
    'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n',
    '-2\r\n{}\r\n0\r\n\r\n',
    '0x2\r\n{}\r\n0\r\n\r\n',
    '2 \r\n{}\r\n0\r\n\r\n',
    `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    '2;a="\r\n{}\r\n0\r\n\r\n',
    '2\n{}\n0\n\n',
    '2\r\n{}0\r\n\r\n',
    '2\r\n{}\r\n',
    '2\r\n{}\r\n0\r\nContent-Length: 9\r\n\r\n',
    `2\r\n{}\r\n0\r\n${'X: y\r\n'.repeat(5_000)}\r\n`,
    'g\r\n{}\r\n0\r\n\r\n',
    '\r\n{}\r\n0\r\n\r\n',
  ].map((chunks): readonly [string, string] => [
    `chunks ${JSON.stringify(chunks.slice(0, 30))}`,
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
  ]),
  [
    'chunks in HTTP/1.0',
    `POST ${search} HTTP/1.0\r\n${HOST}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'a request in the body of a GET',
    get('/api/stats', `Content-Length: ${hidden.length}`) + hidden,
  ],
  ['a request in a JSON body', post(search, hidden, json)],
  [
    'a body without a length',
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nConnection: close\r\n\r\n{}`,
  ],
  [
    'a body that ends early',
    `POST ${search} HTTP/1.1\r\n${HOST}\r\n${json}\r\nContent-Length: 50\r\n\r\n{}`,
  ],
  ['headers that never end', `GET /api/stats HTTP/1.1\r\n${HOST}\r\nX-A: 1`],
  ['no host', 'GET /api/stats HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET /api/stats HTTP/1.1\r\n${HOST}\r\nHost: evil.example\r\n\r\n`],
  ['a hostile host', 'GET /faq HTTP/1.1\r\nHost: evil.example"><script>\r\n\r\n'],
  ['a host with a path', 'GET /faq HTTP/1.1\r\nHost: 127.0.0.1/x?y#z\r\n\r\n'],
  ['HTTP/0.9', 'GET /api/stats\r\n\r\n'],
  ['HTTP/1.0', 'GET /api/stats HTTP/1.0\r\n\r\n'],
  ['HTTP/1.2', `GET /api/stats HTTP/1.2\r\n${HOST}\r\n\r\n`],
  ['HTTP/2.0', `GET /api/stats HTTP/2.0\r\n${HOST}\r\n\r\n`],
  ['HTTP/9.9', `GET /api/stats HTTP/9.9\r\n${HOST}\r\n\r\n`],
  ['http in small letters', `GET /api/stats http/1.1\r\n${HOST}\r\n\r\n`],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a TLS hello', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['an SSH banner', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['SMTP', 'EHLO evil.example\r\nMAIL FROM:<a@b>\r\n'],
  ['NULs', '\u0000'.repeat(1_000)],
  [
    'noise',
    Array.from({ length: 500 }, (_, index) => String.fromCharCode((index * 7_919) % 256)).join(''),
  ],
  ['bare line feeds', `GET /api/stats HTTP/1.1\n${HOST}\n\n`],
  ['blanks in the line', `GET  /api/stats  HTTP/1.1\r\n${HOST}\r\n\r\n`],
  ['tabs in the line', `GET\t/api/stats\tHTTP/1.1\r\n${HOST}\r\n\r\n`],
];
