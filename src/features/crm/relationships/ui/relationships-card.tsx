import { Trash2, Undo2, UserPlus } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FieldErrors } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { inverseLabels, relationshipKinds, relationshipLabels } from "#domain/crm/relationship.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import type { ShownSubject } from "../../contract.ts";
import { SubjectField } from "../../ui/subject-field.tsx";
import { otherKinds, type Relationship, relationshipForm, relationshipsContract } from "../contract.ts";

const refreshed = [relationshipsContract.listRelationships];

/** The relationships of a customer: those our team added, and who booked for them. */
export function RelationshipsCard({ customerId }: { customerId: string }) {
  const [isAdding, setAdding] = useState(false);
  const removal = useRemoval(customerId);
  const { data } = useCall(relationshipsContract.listRelationships, { customer_id: customerId });
  if (!data) return null;
  const isEmpty = data.added.length + data.booked_by.length === 0;
  return (
    <Card className="mt-4">
      <CardHeader
        title="Relationships"
        actions={
          <Permitted action="note_customers">
            <Button size="sm" variant="outline" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
              Add relationship
            </Button>
          </Permitted>
        }
      />
      <div role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
        {removal.said && <span>{removal.said}</span>}
        {removal.removed && (
          <Button
            size="sm"
            variant="outline"
            autoFocus
            icon={<Undo2 aria-hidden="true" />}
            busy={removal.isBusy}
            onClick={() => void removal.undo()}
          >
            Undo removal
          </Button>
        )}
      </div>
      {isEmpty && <p className="text-ink-2">No relationships yet. Bookings by a hotel or company appear here.</p>}
      <ul className="grid divide-y divide-line">
        {data.added.map((one) => (
          <AddedLine key={one.id} one={one} isBusy={removal.isBusy} onRemove={() => void removal.remove(one)} />
        ))}
        {data.booked_by.map(({ organisation, booker, bookings, revenue_cents }) => (
          <li key={`${organisation.id} ${booker}`} className="py-2">
            Booked by {booker ? `${booker} at ` : ""}
            <SiteLink to={organisation.href as Href} className="font-semibold text-link underline">
              {organisation.label}
            </SiteLink>
            <span className="block text-ink-2 text-sm">
              {bookings === 1 ? "1 booking" : `${bookings} bookings`}, {formatRand(revenue_cents)}
            </span>
          </li>
        ))}
      </ul>
      {isAdding && <AddDialog customerId={customerId} onClose={() => setAdding(false)} />}
    </Card>
  );
}

type Side = Pick<InputOf<typeof relationshipsContract.addRelationship>, "customer_id" | "other">;

/** The customer and the other of a relationship, as they were when it was added. */
function sidesOf({ is_theirs, other }: Relationship, customerId: string): Side {
  const kind = otherKinds.find((one) => one === other.kind) ?? "person";
  return is_theirs
    ? { customer_id: customerId, other: { kind, id: other.id } }
    : { customer_id: other.id, other: { kind: "person", id: customerId } };
}

/** Removes a relationship, and adds it again as long as the customer stays open. */
function useRemoval(customerId: string) {
  const [removed, setRemoved] = useState<Relationship>();
  const [said, setSaid] = useState("");
  const take = useMakeCall(relationshipsContract.removeRelationship, refreshed);
  const add = useMakeCall(relationshipsContract.addRelationship, refreshed);
  const attempt = async (action: () => Promise<unknown>, done: string, left: Relationship | undefined) => {
    try {
      await action();
      setRemoved(left);
      setSaid(done);
    } catch (error) {
      setSaid(error instanceof CallFailed ? error.message : "We couldn’t reach the server. Please try again.");
    }
  };
  return {
    said,
    removed,
    isBusy: take.isPending || add.isPending,
    remove: (one: Relationship) =>
      attempt(() => take.mutateAsync({ id: one.id }), `Relationship with ${one.other.label} removed.`, one),
    undo: async () => {
      if (!removed) return;
      const { kind, note, other } = removed;
      const again = { kind, note, ...sidesOf(removed, customerId) };
      await attempt(() => add.mutateAsync(again), `Relationship with ${other.label} is back.`, undefined);
    },
  };
}

function AddedLine({ one, isBusy, onRemove }: { one: Relationship; isBusy: boolean; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        {(one.is_theirs ? relationshipLabels : inverseLabels)[one.kind]}{" "}
        <SiteLink to={one.other.href as Href} className="font-semibold text-link underline">
          {one.other.label}
        </SiteLink>
        {one.note && <span className="block text-ink-2 text-sm">{one.note}</span>}
      </span>
      <Permitted action="note_customers">
        <IconButton
          label={`Remove relationship with ${one.other.label}`}
          size="sm"
          disabled={isBusy}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      </Permitted>
    </li>
  );
}

function AddDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const [other, setOther] = useState<ShownSubject | null>(null);
  const add = useMakeCall(relationshipsContract.addRelationship, refreshed);
  return (
    <FormDialog
      title="Add relationship"
      text="Only our team sees this."
      confirmLabel="Add relationship"
      doneLabel="Relationship added"
      size="md"
      schema={relationshipForm}
      defaultValues={{ kind: "assistant", note: "" }}
      onClose={onClose}
      onConfirm={({ kind, note }) => {
        const otherKind = otherKinds.find((one) => one === other?.kind);
        if (!other || !otherKind) throw new FieldErrors({}, "Choose who it is.");
        return add.mutateAsync({ customer_id: customerId, kind, note, other: { kind: otherKind, id: other.id } });
      }}
    >
      <FormField name="kind" label="This customer is">
        <Select options={relationshipKinds.map((value) => ({ value, label: relationshipLabels[value] }))} />
      </FormField>
      <SubjectField value={other} onChange={setOther} kinds={otherKinds} />
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={300} />
      </FormField>
    </FormDialog>
  );
}
