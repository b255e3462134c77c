import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { Operation } from './operations.ts';
import { type Schema, schemaText } from './schema-text.ts';

/** One call: what it is for, its parameters, what it takes and gives. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const { id, method, path, summary, operatorOnly, parameters, body, answers } = operation;
  return (
    <article id={id} className="label" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="figure text-lg">{method}</span>
        <span className="font-bold wrap-anywhere">{path}</span>
        {operatorOnly && <Chip tone="unknown">operator only</Chip>}
      </h3>
      <div className="rule-mid mt-2" />
      <p className="py-2">{summary}</p>
      {parameters.length > 0 && (
        <dl className="border-t border-rule py-2 text-sm">
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
      {body !== null && <Typed title="Takes" schema={body} of={id} />}
      {answers.map(({ status, schema }) =>
        schema === null ? (
          <p key={status} className="border-t border-rule py-2 text-sm">
            Answers {status} without a body.
          </p>
        ) : (
          <Typed key={status} title={`Answers ${status}`} schema={schema} of={id} />
        ),
      )}
    </article>
  );
}

function Typed({ title, schema, of }: { title: string; schema: Schema; of: string }) {
  const text = schemaText(schema);
  const name = /^[A-Z]\w*/.exec(text)?.[0];
  return (
    <div className="border-t border-rule py-2 text-sm">
      <p className="text-soft">{title}</p>
      {name !== undefined && !text.includes('\n') ? (
        <p>
          <a href={`#type-${name}`}>{text}</a>
        </p>
      ) : (
        <ScrollRegion
          label={`${title}, ${of}`}
          className="mt-1 overflow-x-auto bg-well p-2 text-xs"
        >
          <pre>{text}</pre>
        </ScrollRegion>
      )}
    </div>
  );
}
