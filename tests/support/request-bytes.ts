export const HOST = 'Host: 127.0.0.1';

/** Returns the bytes of a GET with header lines. */
export const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, HOST, ...headers, '', ''].join('\r\n');

/** Returns the bytes of a POST with a Latin-1 body. */
export const post = (target: string, body: string, ...headers: string[]) =>
  [`POST ${target} HTTP/1.1`, HOST, ...headers, `Content-Length: ${body.length}`, '', body].join(
    '\r\n',
  );
