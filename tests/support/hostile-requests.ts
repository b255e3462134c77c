import { QUERIES, TARGETS } from './hostile-addresses.ts';
import { FORMS, HEADER_LINES, METHODS } from './hostile-headers.ts';
import { SMUGGLING } from './hostile-messages.ts';
import { get, HOST, post } from './request-bytes.ts';

/** Something that a hostile or broken client may write to a connection. */
export interface HostileRequest {
  readonly name: string;
  /** Latin-1: one character, one byte. */
  readonly bytes: string;
  /** Number of requests it contains; one if undefined. More responses mean that a hidden request was obeyed. */
  readonly answers?: number;
}

const named = (group: string, all: readonly string[], make: (text: string) => string) =>
  all.map((text): HostileRequest => ({ name: `${group} ${text.slice(0, 60)}`, bytes: make(text) }));

const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';

/** All hostile requests, except hostile texts in well-formed bodies (`hostile-texts.ts`). */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...named('target', TARGETS, (target) => get(target)),
  ...named('query', QUERIES, (target) => get(target)),
  ...named('header', HEADER_LINES, (line) => get('/api/stats', line)),
  ...named('header on a page', HEADER_LINES, (line) => get('/faq', line)),
  ...named('header on a file', HEADER_LINES, (line) => get('/icon.svg', line)),
  ...SMUGGLING.map(([name, bytes]): HostileRequest => ({ name: `message: ${name}`, bytes })),
  ...named('method', METHODS, (method) => `${method} /api/stats HTTP/1.1\r\n${HOST}\r\n\r\n`),
  ...named('method on a page', METHODS, (method) => `${method} /faq HTTP/1.1\r\n${HOST}\r\n\r\n`),
  ...named('form', FORMS, (form) => post('/newsletter/subscribe', form, FORM_TYPE)),
  ...named('unsubscribe form', FORMS, (form) => post('/newsletter/unsubscribe', form, FORM_TYPE)),
  { name: 'line ends', bytes: '\r\n'.repeat(200), answers: 0 },
  { name: 'two requests at once', bytes: get('/api/stats') + get('/livez'), answers: 2 },
];
