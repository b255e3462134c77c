import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { FEEDBACK_RECEIVED } from './newsletter-messages.ts';

/** The product interests to choose from (specification section 3, "Feedback choice"). */
const CHOICES = [
  { value: 'powder', label: 'Protein powder' },
  { value: 'bars', label: 'Bars' },
  { value: 'rtd', label: 'Ready-to-drink' },
  { value: 'supplements', label: 'Other supplements' },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

/**
 * A single choice, which is not sent or stored. Submitting it shows a toast and clears it (specification section 4).
 */
export function FeedbackForm() {
  const [choice, setChoice] = useState<Choice | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice === null) return;
    toast(FEEDBACK_RECEIVED);
    setChoice(null);
  };
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend className="font-bold">Which products interest you most?</legend>
        <div className="mt-2 grid grid-cols-2 gap-x-4">
          {CHOICES.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="interest"
                value={value}
                checked={choice === value}
                onChange={() => setChoice(value)}
                className="size-5 shrink-0 accent-ink"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" className="mt-3" disabled={choice === null}>
        Send feedback
      </Button>
      <p className="mt-2 text-xs text-soft">One choice; it stays in this page.</p>
    </form>
  );
}
