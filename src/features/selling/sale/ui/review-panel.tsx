import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { extrasText } from "#domain/extra/extra.ts";
import { RefusalAlert } from "./refusal-alert.tsx";
import { ReviewStep } from "./review-step.tsx";
import type { CompanyTerms } from "./use-company-terms.ts";
import type { Wizard } from "./use-wizard.ts";
import { chosenIn, vehicleIn } from "./use-wizard-draft.ts";

type ReviewProps = { wizard: Wizard; terms: CompanyTerms; price: ReactNode };

/** The review with the result of the last submission. */
export function ReviewPanel({ wizard, terms, price }: ReviewProps) {
  const { form, estimate, goTo, refusal, shownTotal, preview, acceptPrice, takePickup, answer } = wizard;
  return (
    <>
      <ReviewStep
        form={form}
        terms={terms}
        onEdit={goTo}
        price={price}
        vehicle={vehicleIn(form.draft, estimate.offer)?.name ?? ""}
        extras={extrasText(chosenIn(form.draft, estimate.offer))}
        isFirm={estimate.offer?.light === "green" && estimate.offer.total_cents !== null}
        promoProblem={estimate.offer?.promo?.problem ?? null}
        refusal={
          refusal && (
            <RefusalAlert
              refusal={refusal}
              shown={shownTotal}
              onAccept={acceptPrice}
              onPickup={takePickup}
              onAnswer={answer}
              onDropPromo={() => form.change({ promoCode: "", promoSeal: "" })}
            />
          )
        }
      />
      {preview && (
        <div className="mt-5">
          <PayloadCard request={preview} />
        </div>
      )}
    </>
  );
}

/** The request that would have been sent, in the wizard’s preview. */
function PayloadCard({ request }: { request: object }) {
  return (
    <Alert tone="info" announce title="Nothing was sent">
      <p>This is a preview. A real booking would send this data:</p>
      <pre className="mt-2 whitespace-pre-wrap rounded-sm bg-surface p-3 text-xs wrap-anywhere">
        {JSON.stringify(request, null, 2)}
      </pre>
    </Alert>
  );
}
