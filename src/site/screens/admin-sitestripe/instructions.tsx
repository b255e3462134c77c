const STEPS = [
  'Generate the template: one line for every product without a marketplace link.',
  'Copy it, find each product on Amazon, and complete its line to product id, ASIN, price.',
  'Paste the completed lines into “Completed data” and process them. Lines left open are passed over.',
  'Convert links that were entered in another form, then validate them all.',
];

const TIPS = [
  'The ASIN is the 10 characters after /dp/ in a product’s address.',
  'Leave the price empty where you do not know it: shoppers then see “View Price”.',
  'A price is shown for 24 hours after you entered it.',
  'Check a batch with “Dry run” first. “Undo last batch” puts every link of it back.',
];

/** The steps in order, and tips. */
export function Instructions() {
  return (
    <aside className="grid content-start gap-8">
      <section>
        <h2 className="font-semibold">Step by step</h2>
        <ol className="mt-2 list-decimal *:not-last:mb-2 pl-5 text-sm">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="font-semibold">Tips</h2>
        <ul className="mt-2 list-[square] *:not-last:mb-2 pl-5 text-sm text-soft">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
