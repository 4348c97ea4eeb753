import { Check } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { termsText } from "#domain/booking/cancellation-terms.ts";
import { cancellationRules } from "../words/cancellation.ts";
import { useClassCancellations, useFigured } from "./figures.tsx";

type CancellationRulesProps = { as?: "h2" | "h3"; className?: string };

/** The cost of cancelling, shown before booking. */
export function CancellationRules({ as: Heading = "h3", className }: CancellationRulesProps) {
  const usual = useFigured(cancellationRules).filter(({ when }) => when !== "");
  const ofClasses = useClassCancellations().map((one) => ({
    when: `In a ${one.name}`,
    what: termsText(one),
    isFree: false,
  }));
  const rules = [...usual, ...ofClasses];
  return (
    <div className={cx("rounded-lg bg-surface p-5 shadow-1 sm:p-6", className)}>
      <Heading className="text-h3">If your plans change</Heading>
      <dl className="mt-3 grid">
        {rules.map(({ when, what, isFree }) => (
          <div key={when} className="flex flex-wrap justify-between gap-x-5 border-line py-2.5 not-first:border-t">
            <dt className="text-ink-2">{when}</dt>
            <dd className={cx("inline-flex items-center gap-1.5 font-semibold", isFree && "text-ok")}>
              {isFree && <Check aria-hidden="true" strokeWidth={2.6} className="size-4 shrink-0" />}
              {what}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
