import examples from '../../../docs/api-examples.json';

/** A real request and its response, cut to a readable length (tests/support/api-examples.ts). */
export interface Example {
  readonly path: string;
  readonly body?: unknown;
  readonly answer: unknown;
}

const EXAMPLES = examples as Readonly<Record<string, Example>>;

/** Returns the example of a call such as "GET /api/stats"; null if it has none. */
export function exampleOf(method: string, path: string): Example | null {
  const call = `${method} ${path}`;
  return Object.hasOwn(EXAMPLES, call) ? (EXAMPLES[call] ?? null) : null;
}

export interface Snippet {
  readonly language: 'curl' | 'TypeScript' | 'Python';
  readonly code: string;
}

const single = (json: string) => json.replaceAll("'", String.raw`'\''`);

/** Returns the request as three programs would send it. `origin` is the site's public address. */
export function snippetsOf({ path, body }: Example, origin: string): readonly Snippet[] {
  const url = `${origin}${path}`;
  const json = JSON.stringify(body);
  const asked = body === undefined;
  return [
    {
      language: 'curl',
      code: asked
        ? `curl '${url}'`
        : `curl '${url}' \\\n  -H 'content-type: application/json' \\\n  -d '${single(json)}'`,
    },
    {
      language: 'TypeScript',
      code: asked
        ? `const answer = await fetch('${url}');\nconst found = await answer.json();`
        : `const answer = await fetch('${url}', {\n  method: 'POST',\n  headers: { 'content-type': 'application/json' },\n  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),\n});\nconst found = await answer.json();`,
    },
    {
      language: 'Python',
      code: asked
        ? `import requests\nfound = requests.get('${url}').json()`
        : `import requests\nfound = requests.post(\n    '${url}',\n    json=${pythonText(body)},\n).json()`,
    },
  ];
}

/** JSON as a Python literal. */
function pythonText(value: unknown): string {
  return JSON.stringify(value).replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (token) => ({ true: 'True', false: 'False', null: 'None' })[token] ?? token,
  );
}
