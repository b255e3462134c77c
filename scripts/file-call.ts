import { parseArgs } from 'node:util';

interface FileCall {
  readonly file: string;
  readonly replace: boolean;
}

/**
 * Parses the command line of a command with one file and optionally `--replace`. Prints the help and exits if it was
 * requested or the command line is invalid.
 */
export function readFileCall(help: string, { mayReplace = false } = {}): FileCall {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...(mayReplace ? { replace: { type: 'boolean' } } : {}),
      },
    });
    if (values.help) {
      process.stdout.write(help);
      process.exit(0);
    }
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Error('Name one file.');
    return { file, replace: 'replace' in values };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`);
    process.exit(1);
  }
}
