import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { Cite } from './cite.tsx';
import { QUALITY_SCORES } from './protein-types.ts';

/** Measured quality scores, with their source. */
export function QualityScores() {
  return (
    <>
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
    </>
  );
}
