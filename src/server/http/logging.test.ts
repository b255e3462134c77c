import { describe, expect, it } from 'vitest';
import { redactLine, withoutAddresses } from './logging.ts';

/** Ways in which a mail server may write the address of ann at secret.example. */
const SPELLINGS = [
  'ann@secret.example',
  'ANN@SECRET.EXAMPLE',
  '<ann@secret.example>:',
  '"ann lee"@secret.example',
  'ann+tag@secret.example',
  'ann%40secret.example',
  'ann%2540secret.example',
  'rfc822;ann+40secret.example',
  'ann=40secret.example',
  'ann＠secret.example',
  'ann&#64;secret.example',
  'ann&#x40;secret.example',
  'ann (at) secret.example',
  'ann [at] secret.example',
  'ann@\r\n550-secret.example',
  'smtp://ann:password@secret.example',
  'änn@secret.example',
  '\u001b[31mann@secret.example',
  'ann@[secret.example]',
];

describe('the lines of the log', () => {
  it.each(SPELLINGS)('name nobody where another server writes %j', (spelling) => {
    const error = {
      message: `Message failed: 550 5.1.1 ${spelling} User unknown`,
      stack: `Error: 550 ${spelling}\n    at x (/app/node_modules/@fastify/x/index.js:1:2)`,
      cause: { response: [`550 ${spelling}`], [spelling]: true },
    };
    const line = redactLine(`${JSON.stringify({ level: 50, err: error, msg: spelling })}\n`);
    expect(line).not.toMatch(/ann|änn|secret|password/i);
    expect(line).toContain('/app/node_modules/@fastify/x/index.js:1:2');
    expect(line.endsWith('}\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({ level: 50 });
  });

  it('stay as they are where they hold no address', () => {
    const line = '{"level":30,"path":"/protein/40","ms":40.4,"msg":"answered"}\n';
    expect(redactLine(line)).toBe(line);
    expect(withoutAddresses('at /app/node_modules/@fastify/x.js:40')).toBe(
      'at /app/node_modules/@fastify/x.js:40',
    );
  });

  it('are left out where they cannot be read', () => {
    expect(redactLine('{"msg":"ann@secret.example')).not.toContain('ann');
  });
});
