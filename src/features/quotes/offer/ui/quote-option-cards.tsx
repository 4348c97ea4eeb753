import { Check } from "lucide-react";
import { useId } from "react";
import { cx } from "#design/class-names.ts";
import { formatRand, Money } from "#design/money.tsx";
import { countedText } from "#domain/pricing/line-text.ts";
import type { OptionLetter, ShownOption, ShownQuote } from "../../contract.ts";
import { TripFacts } from "./quote-trip-facts.tsx";

type OptionCardsProps = {
  quote: Pick<ShownQuote, "options" | "shows_vat">;
  chosen: OptionLetter | null;
  /** Left out if nothing can be chosen. */
  onChoose?: (letter: OptionLetter) => void;
};

const columns: Readonly<Record<number, string>> = { 1: "max-w-[44rem]", 2: "md:grid-cols-2", 3: "lg:grid-cols-3" };

/** The options side by side. Radio buttons underneath. */
export function QuoteOptionCards({ quote, chosen, onChoose }: OptionCardsProps) {
  const { options, shows_vat } = quote;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Options</legend>
      <div className={cx("grid items-stretch gap-5", columns[options.length])}>
        {options.map((option) => (
          <label
            key={option.letter}
            className={cx(
              "relative flex flex-col rounded-xl bg-surface p-6 text-ink shadow-2 transition duration-(--d-2) ease-out sm:p-7",
              "after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring-[1.5px] after:inset-ring-line",
              "has-checked:shadow-3 has-checked:after:inset-ring-3 has-checked:after:inset-ring-primary has-checked:[--mark:1]",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              onChoose && "cursor-pointer hover:-translate-y-[3px] motion-reduce:hover:translate-y-0",
            )}
          >
            <input
              type="radio"
              aria-label={`Option ${option.letter}: ${option.title}, ${formatRand(option.total_cents)}`}
              name={name}
              value={option.letter}
              checked={option.letter === chosen}
              disabled={!onChoose}
              onChange={() => onChoose?.(option.letter)}
              className="sr-only"
            />
            <OptionFace option={option} isOne={options.length === 1} showsVat={shows_vat} isFree={Boolean(onChoose)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type OptionFaceProps = { option: ShownOption; isOne: boolean; showsVat: boolean; isFree: boolean };

function OptionFace({ option, isOne, showsVat, isFree }: OptionFaceProps) {
  return (
    <>
      <span className="flex items-center gap-3">
        <span className="grid size-9 place-items-center rounded-pill bg-accent font-display font-extrabold text-on-accent text-lg">
          {isOne ? <Check aria-hidden="true" className="size-5" /> : option.letter}
        </span>
        <span className="kicker">{isOne ? "Your price" : `Option ${option.letter}`}</span>
        <span
          aria-hidden="true"
          className={cx("ml-auto grid size-7 rounded-pill inset-ring-line-strong", isFree && "inset-ring-2")}
        >
          <span className="grid place-items-center rounded-pill bg-primary text-on-primary opacity-(--mark,0)">
            <Check strokeWidth={3} className="size-4" />
          </span>
        </span>
      </span>
      <span className="mt-4 font-bold font-display text-h3 leading-tight">{option.title}</span>
      <span className="mt-2 font-display font-extrabold text-[2.5rem] leading-none tracking-[-0.02em]">
        <Money cents={option.total_cents} />
      </span>
      {showsVat && (
        <span className="mt-1.5 text-ink-3 text-sm">
          {option.vat_cents > 0 ? (
            <>
              includes VAT of <Money cents={option.vat_cents} always />
            </>
          ) : (
            "passenger transport, exempt from VAT"
          )}
        </span>
      )}
      {option.description && <span className="mt-4 block whitespace-pre-line text-ink-2">{option.description}</span>}
      {option.journey && <TripFacts trip={option.journey} isColumn className="mt-4 [&_svg]:text-primary" />}
      <OptionLines option={option} />
    </>
  );
}

function OptionLines({ option }: { option: ShownOption }) {
  return (
    <span className="mt-5 grid gap-2.5 border-line border-t pt-5 text-[0.9375rem]">
      {option.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered once sent
        <span key={at} className="flex justify-between gap-4">
          <span className="min-w-0 text-ink-2">{countedText({ ...line, amount: line.amount_cents })}</span>
          <Money cents={line.amount_cents} className="shrink-0 font-semibold" />
        </span>
      ))}
      {option.discount_cents > 0 && (
        <span className="flex justify-between gap-4 font-semibold text-ok">
          <span>Discount</span>
          <Money cents={-option.discount_cents} className="shrink-0" />
        </span>
      )}
      {option.promo && (
        <span className="flex justify-between gap-4 font-semibold text-ok">
          <span>{option.promo.text}</span>
          <Money cents={-option.promo.discount_cents} className="shrink-0" />
        </span>
      )}
    </span>
  );
}
