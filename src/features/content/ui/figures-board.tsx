type FiguresBoardProps = { id: string; title: string; figures: readonly { figure: string; label: string }[] };

/** The sign at the roadside: a few figures on a dark board. */
export function FiguresBoard({ id, title, figures }: FiguresBoardProps) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby={id} className="wrap">
      <div className="scheme-dark rounded-xl bg-atlantic px-6 py-8 text-on-dark sm:px-10 md:py-10">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4">
          {figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-on-dark/25 border-l-2 pl-4">
              <dt className="text-on-dark-2 leading-snug">{label}</dt>
              <dd className="font-display font-extrabold text-[clamp(1.875rem,1.2rem+2.4vw,2.75rem)] text-sun leading-tight tracking-[-0.02em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
