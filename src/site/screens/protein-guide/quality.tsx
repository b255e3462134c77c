import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Cite } from './cite.tsx';
import { QUALITY_SCORES } from './protein-types.ts';

/** What quality scores measure, and some measured ones with their source. */
export function Quality() {
  return (
    <>
      <p>
        A protein is as useful as its scarcest indispensable amino acid allows, times how much of it
        is digested. <abbr title="protein digestibility-corrected amino acid score">PDCAAS</abbr>{' '}
        cuts the result at 1; the newer{' '}
        <abbr title="digestible indispensable amino acid score">DIAAS</abbr>, which the FAO
        recommends, measures digestion at the end of the small intestine and does not cut.
      </p>
      <ScrollRegion label="Measured scores of protein ingredients">
        <table>
          <caption>Measured scores of protein ingredients</caption>
          <thead>
            <tr>
              <th scope="col">Ingredient</th>
              <th scope="col" className="num">
                PDCAAS
              </th>
              <th scope="col" className="num">
                DIAAS
              </th>
              <th scope="col">Scarcest</th>
            </tr>
          </thead>
          <tbody>
            {QUALITY_SCORES.map(({ protein, pdcaas, diaas, limiting }) => (
              <tr key={protein}>
                <th scope="row">{protein}</th>
                <td className="num">{pdcaas.toFixed(2)}</td>
                <td className="num">{diaas.toFixed(2)}</td>
                <td>{limiting}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="text-sm text-soft">
        Measured in growing rats:{' '}
        <Cite href="https://doi.org/10.3945/jn.114.195438">Rutherfurd et al., 2015</Cite>, tabulated
        by <Cite href="https://doi.org/10.1186/s12986-016-0124-8">Phillips, 2016</Cite>. Other
        batches and methods give other figures.
      </p>
      <p>
        The score matters where protein is scarce. Where the day’s total is high enough, trials
        found plant and milk protein to do about the same. We give no points for it, because labels
        do not tell the amounts of each source.
      </p>
    </>
  );
}
