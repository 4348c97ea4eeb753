import { useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import type { WizardForm } from "./step-heading.tsx";

type PromoFieldProps = { form: Pick<WizardForm, "draft" | "change">; problem: string | null };

/** A promo code, folded away until someone has one. A link’s code is checked by itself. */
export function PromoField({ form, problem }: PromoFieldProps) {
  const { draft, change } = form;
  const { check, isChecking, error, typed, type } = useCheck(form);
  if (draft.promoSeal)
    return (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3 text-sm">
        <p role="status">
          Promo code <strong>{draft.promoCode}</strong>
          {problem && <span className="block font-semibold text-warn">{problem}</span>}
        </p>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Remove promo code ${draft.promoCode}`}
          onClick={() => change({ promoCode: "", promoSeal: "" })}
        >
          Remove
        </Button>
      </div>
    );
  return (
    <details className="mt-3 border-line border-t pt-2" open={typed !== "" || undefined}>
      <summary className="w-fit rounded-xs py-1.5 font-semibold text-link text-sm underline underline-offset-3 pointer-coarse:py-3">
        Promo code
      </summary>
      <div className="grid items-start gap-3 pt-2 sm:grid-cols-[14rem_auto]">
        <Field label="Your promo code" error={error}>
          <TextInput
            size="sm"
            value={typed}
            maxLength={30}
            autoComplete="off"
            className="uppercase"
            onChange={({ currentTarget: { value } }) => type(value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              void check(typed);
            }}
          />
        </Field>
        <Button
          size="sm"
          variant="outline"
          busy={isChecking}
          className="w-fit sm:mt-7"
          onClick={() => void check(typed)}
        >
          Apply
        </Button>
      </div>
    </details>
  );
}

function useCheck({ draft, change }: PromoFieldProps["form"]) {
  const [typed, setTyped] = useState(draft.promoCode);
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const check = async (code: string) => {
    if (code.trim() === "") return setError("Enter a promo code");
    setChecking(true);
    setError(undefined);
    try {
      const { promosContract } = await import("#features/promos/contract.ts");
      const { promo_code, promo_seal } = await callApi(promosContract.checkPromoCode, { promo_code: code });
      setTyped("");
      change({ promoCode: promo_code, promoSeal: promo_seal });
    } catch (failure) {
      setError(whyNot(failure));
    } finally {
      setChecking(false);
    }
  };
  // A link’s code: once, when the review is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the code that came with the link
  useEffect(() => {
    if (draft.promoCode && !draft.promoSeal) void check(draft.promoCode);
  }, []);
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return { check, isChecking, error, typed, type };
}

function whyNot(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return "We couldn’t check this code. Please try again.";
  const { details, message } = failure;
  return typeof details.text === "string" ? details.text : message;
}
