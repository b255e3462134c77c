import { type Example, exampleOf, snippetsOf } from '../../api-document/examples.ts';
import type { Operation } from '../../api-document/operations.ts';
import { type Schema, schemaText } from '../../api-document/schema-text.ts';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Chip } from '../../ui/chip.tsx';

/** One call: its purpose, a real request and response, its parameters, body and responses. */
export function OperationEntry({ operation, origin }: { operation: Operation; origin: string }) {
  const { id, method, path, summary, operatorOnly, parameters, body, answers } = operation;
  const example = exampleOf(method, path);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-rule py-4">
      <h2 id={`${id}-heading`} className="flex flex-wrap items-baseline gap-x-2">
        <span className="figure text-sm">{method}</span>
        <code className="font-bold wrap-anywhere">{path}</code>
        {operatorOnly && <Chip tone="unknown">operator only</Chip>}
      </h2>
      <p className="text-sm text-soft">{summary}</p>
      {example !== null && <Real id={id} method={method} example={example} origin={origin} />}
      {parameters.length > 0 && (
        <dl className="py-2 text-sm">
          {parameters.map(({ name, in: place, required, description, schema }) => (
            <div key={`${place}-${name}`} className="flex flex-wrap gap-x-2">
              <dt>
                <code>{name}</code>
                <span className="sr-only">,</span>
              </dt>
              <dd className="text-soft">
                {place}, {schema === undefined ? 'text' : schemaText(schema)}
                {required === true && place !== 'path' ? ', required' : ''}
                {description === undefined ? '' : `. ${description}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {operatorOnly && (
        <p className="py-2 text-sm">
          What it takes and gives stands in the <a href="/api/openapi.json">document</a>.
        </p>
      )}
      {!operatorOnly && body !== null && <Typed title="Takes" schema={body} of={id} />}
      {(operatorOnly ? [] : answers).map(({ status, schema }) =>
        schema === null ? (
          <p key={status} className="py-2 text-sm">
            Answers {status} without a body.
          </p>
        ) : (
          <Typed key={status} title={`Answers ${status}`} schema={schema} of={id} />
        ),
      )}
    </section>
  );
}

/** A real request in three languages, its response, and a link that runs it if it is a read. */
function Real({
  id,
  method,
  example,
  origin,
}: {
  id: string;
  method: string;
  example: Example;
  origin: string;
}) {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <div className="min-w-0">
        {snippetsOf(example, origin).map(({ language, code }, place) => (
          <details key={language} name={`request-${id}`} open={place === 0}>
            <summary className="icon-behind icon-down flex min-h-9 items-center gap-1.5 text-sm font-semibold">
              {language}
            </summary>
            <Code label={`${language}, ${id}`} code={code} />
          </details>
        ))}
        {method === 'GET' && (
          <p className="mt-2">
            <a
              href={example.path}
              target="_blank"
              rel="noopener"
              className="tap-small font-semibold"
            >
              Run it<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </div>
      <div className="min-w-0">
        <p className="flex min-h-9 items-center text-sm font-semibold">Its answer</p>
        <Code label={`Answer, ${id}`} code={JSON.stringify(example.answer, null, 1)} />
      </div>
    </div>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  return (
    <ScrollRegion label={label} className="max-h-96 overflow-auto bg-well p-2 text-xs">
      <pre>{code}</pre>
    </ScrollRegion>
  );
}

function Typed({ title, schema, of }: { title: string; schema: Schema; of: string }) {
  const text = schemaText(schema);
  const name = /^[A-Z]\w*/.exec(text)?.[0];
  return (
    <div className="py-2 text-sm">
      <p className="text-soft">{title}</p>
      {name !== undefined && !text.includes('\n') ? (
        <p>
          <a href={`#type-${name}`}>{text}</a>
        </p>
      ) : (
        <Code label={`${title}, ${of}`} code={text} />
      )}
    </div>
  );
}
