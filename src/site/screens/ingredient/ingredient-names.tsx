import type { IngredientPage } from '#contract/ingredient-page.ts';
import { RuledSection } from '../../prose/ruled-section.tsx';

const LANGUAGES: Readonly<Record<IngredientPage['names'][number]['language'], string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

/** The ingredient's names on labels, in the languages that the site reads, and its E numbers. */
export function IngredientNames({ entry }: { entry: IngredientPage }) {
  if (entry.names.length + entry.eNumbers.length === 0) return null;
  return (
    <RuledSection id="names" heading="On labels it is called">
      <dl className="text-sm">
        {entry.eNumbers.length > 0 && (
          <div className="border-b border-rule py-1.5">
            <dt className="text-xs text-soft">E number</dt>
            <dd className="font-semibold">{entry.eNumbers.join(', ')}</dd>
          </div>
        )}
        {entry.names.map(({ language, names }) => (
          <div key={language} className="border-b border-rule py-1.5">
            <dt className="text-xs text-soft">{LANGUAGES[language]}</dt>
            <dd lang={language} className="wrap-anywhere">
              {names.join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </RuledSection>
  );
}
