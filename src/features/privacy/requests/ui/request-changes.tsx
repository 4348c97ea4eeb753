import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import {
  type IdentityProof,
  identityProofs,
  mayCharge,
  needsIdentity,
  paiaRequestFeeCents,
} from "#domain/privacy/privacy-request.ts";
import { identityLabels } from "#domain/privacy/privacy-request-labels.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type PrivacyRequest, privacyRequestsContract } from "../contract.ts";

const checks = identityProofs
  .filter((proof) => proof !== "signed_in")
  .map((value) => ({ value, label: identityLabels[value] }));

/** The handler, the identity check, and the fee of a PAIA request. */
export function RequestChanges({ request }: { request: PrivacyRequest }) {
  const [identity, setIdentity] = useState<IdentityProof | "">("");
  const change = useMakeCall(privacyRequestsContract.changePrivacyRequest, [
    privacyRequestsContract.listPrivacyRequests,
  ]);
  const seen = { request_id: request.id, version: request.version };
  const isAssigned = request.assigned_to !== null;
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-bold text-base">Handle it</h3>
      {change.error && (
        <Alert tone="bad" announce>
          {change.error.message}
        </Alert>
      )}
      {request.identity === null && (
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <Field
            label="How you checked who is asking"
            {...(needsIdentity(request.kind, "granted") && { hint: "Needed before you can grant the request." })}
          >
            <Select
              options={checks}
              placeholder="Choose one"
              value={identity}
              onChange={(event) => setIdentity(event.currentTarget.value as IdentityProof)}
            />
          </Field>
          <Button
            variant="outline"
            disabled={identity === ""}
            busy={change.isPending}
            onClick={() => identity && change.mutate({ ...seen, identity })}
          >
            Save
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => change.mutate({ ...seen, is_mine: !isAssigned })}>
          {isAssigned ? "Unassign" : "Assign to me"}
        </Button>
        {mayCharge(request.kind) && request.fee_cents === null && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => change.mutate({ ...seen, fee_cents: paiaRequestFeeCents })}
          >
            Ask the {formatRand(paiaRequestFeeCents)} request fee
          </Button>
        )}
        {request.fee_cents !== null && !request.fee_paid_at && (
          <Button size="sm" variant="outline" onClick={() => change.mutate({ ...seen, is_fee_paid: true })}>
            Mark fee as paid
          </Button>
        )}
      </div>
    </section>
  );
}
