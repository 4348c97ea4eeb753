import type { ReactNode } from "react";
import type { CompanyTerms } from "./use-company-terms.ts";
import type { Wizard } from "./use-wizard.ts";
import { WizardPayload } from "./wizard-payload.tsx";
import { WizardRefusal } from "./wizard-refusal.tsx";
import { WizardReviewStep } from "./wizard-review-step.tsx";

type ReviewProps = { wizard: Wizard; terms: CompanyTerms; price: ReactNode };

/** The review with what became of the last sending. */
export function WizardReview({ wizard, terms, price }: ReviewProps) {
  const { form, goTo, refusal, shownTotal, preview, acceptPrice, takePickup, answer } = wizard;
  return (
    <>
      <WizardReviewStep
        form={form}
        terms={terms}
        onEdit={goTo}
        price={price}
        refusal={
          refusal && (
            <WizardRefusal
              refusal={refusal}
              shown={shownTotal}
              onAccept={acceptPrice}
              onPickup={takePickup}
              onAnswer={answer}
            />
          )
        }
      />
      {preview && (
        <div className="mt-5">
          <WizardPayload request={preview} />
        </div>
      )}
    </>
  );
}
