import { Icon } from '../../../ui/icon.tsx';

/** Explains the colors of the ingredient chips. */
export function ColorGuide() {
  return (
    <p className="guide">
      <span>Ingredient colors:</span>
      <span className="rounded-sm border border-leaf/40 bg-well px-1 text-ink">normal</span>
      <span className="inline-flex items-center gap-1 rounded-sm bg-clay-wash px-1 font-semibold text-clay">
        <Icon name="warning" className="size-3" />
        allergen
      </span>
    </p>
  );
}
