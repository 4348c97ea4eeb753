import { cx } from "#design/class-names.ts";

type NumberedStepsProps = { steps: readonly { readonly title: string; readonly text: string }[]; className?: string };

const columns: Readonly<Record<number, string>> = { 3: "md:grid-cols-3", 4: "md:grid-cols-2 xl:grid-cols-4" };

/** Numbered stops: one below the other on phones, side by side where there is room. */
export function NumberedSteps({ steps, className }: NumberedStepsProps) {
  return (
    <ol className={cx("grid gap-x-8 gap-y-8", columns[steps.length], className)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative flex gap-4 xl:block">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="-right-8 absolute top-6 left-15 hidden border-line-strong border-t-2 border-dashed xl:block"
            />
          )}
          <span
            aria-hidden="true"
            className="relative grid size-12 shrink-0 place-items-center rounded-pill bg-accent font-display font-extrabold text-on-accent text-xl"
          >
            {index + 1}
          </span>
          <div className="xl:mt-5">
            <h3 className="text-[1.1875rem] leading-tight">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
