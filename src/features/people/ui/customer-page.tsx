import { Merge, StickyNote, Undo2, UserX } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { BackButton } from "#design/back-button.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { preferenceLabels, preferenceNames } from "#domain/person/preferences.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type CustomerInFull, noteForm, peopleContract } from "../contract.ts";
import { CustomerActions } from "./customer-actions.tsx";
import { CustomerBadges } from "./customer-badges.tsx";
import { CustomerTimeline } from "./customer-events.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { useCustomerCall } from "./use-customer-call.ts";

/** One customer: who it is, what they owe, what happened, and records that may be the same person. */
export function CustomerPage({ customerId, onBack }: { customerId: string; onBack: () => void }) {
  const { data, error, refetch } = useCall(peopleContract.readCustomer, { customer_id: customerId });
  return (
    <div className="grid gap-4">
      <BackButton onClick={onBack}>All customers</BackButton>
      {error && !data && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonCard lines={8} />}
      {data && (
        <article aria-labelledby="customer-name" className="grid min-w-0 grid-cols-1 gap-4 lg:grid-cols-[1fr_1.4fr]">
          <div className="grid min-w-0 content-start gap-4">
            <FactsCard customer={data} />
            <DuplicatesCard customer={data} />
          </div>
          <Card>
            <CardHeader title="Activity" actions={<NoteButton customer={data} />} />
            <CustomerTimeline customerId={data.id} />
          </Card>
        </article>
      )}
    </div>
  );
}

function Failure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  if (error instanceof CallFailed && (error.status === 404 || error.status === 409 || error.status === 422))
    return (
      <EmptyState
        level={2}
        icon={<UserX />}
        title="We couldn’t find that customer"
        text="The link may be out of date."
      />
    );
  return <ReadFailed title="We couldn’t load this customer" error={error} onAgain={onAgain} />;
}

function FactsCard({ customer }: { customer: CustomerInFull }) {
  const facts: readonly (readonly [string, string])[] = [
    ...customer.contacts.map(({ kind, value }) => [kind === "email" ? "Email" : "Phone", value] as const),
    ["Bookings", String(customer.bookings)],
    ["Spent", formatRand(customer.spent_cents)],
    ["Owes", formatRand(customer.owed_cents)],
    ["No-shows", String(customer.no_shows)],
    ["Last trip", customer.last_trip_at ? formatDate(customer.last_trip_at) : "–"],
    ["Customer since", formatDate(customer.first_seen_at)],
    ...(customer.company ? [["Company", customer.company] as const] : []),
    ...(customer.partner ? [["Partner", customer.partner] as const] : []),
    ...preferenceNames.flatMap((name) => {
      const text = customer.preferences[name];
      return text ? [[preferenceLabels[name], text] as const] : [];
    }),
  ];
  return (
    <Card>
      <h2 id="customer-name" className="mb-2 font-bold text-xl">
        {customer.name}
      </h2>
      <CustomerBadges customer={customer} />
      {customer.block && (
        <Alert tone="warn" className="mt-3" title={blockedTitle(customer.block.last_day)}>
          {customer.block.reason} ({customer.block.by})
        </Alert>
      )}
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {facts.map(([label, text]) => (
          <div key={`${label} ${text}`} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {customer.contacts[0] && (
        <SiteLink
          to={`/admin/crm?tab=inbox&show=all&search=${encodeURIComponent(customer.contacts[0].value)}`}
          className="mt-3 inline-block text-link text-sm underline"
        >
          Messages with this customer
        </SiteLink>
      )}
      <CustomerActions customer={customer} />
    </Card>
  );
}

const blockedTitle = (lastDay: string | null) =>
  lastDay ? `Blocked until ${formatDate(lastDay)}` : "Blocked until someone unblocks them";

function NoteButton({ customer }: { customer: CustomerInFull }) {
  const [isOpen, setOpen] = useState(false);
  const note = useCustomerCall(peopleContract.noteCustomer);
  return (
    <Permitted action="note_customers">
      <Button size="sm" variant="outline" icon={<StickyNote aria-hidden="true" />} onClick={() => setOpen(true)}>
        Add note
      </Button>
      {isOpen && (
        <FormDialog
          title="Add note"
          text="Only our team sees notes."
          confirmLabel="Add note"
          doneLabel="Note added"
          schema={noteForm}
          defaultValues={{ text: "" }}
          onClose={() => setOpen(false)}
          onConfirm={({ text }) => note.mutateAsync({ customer_id: customer.id, text })}
        >
          <FormField name="text" label="Note">
            <TextArea rows={4} />
          </FormField>
        </FormDialog>
      )}
    </Permitted>
  );
}

type Other = CustomerInFull["possible_duplicates"][number];

/** Records that may be the same person, and merges that can still be undone. */
function DuplicatesCard({ customer }: { customer: CustomerInFull }) {
  const { go } = usePageAddress();
  const [merging, setMerging] = useState<Other>();
  const [undoing, setUndoing] = useState<string>();
  const undo = useCustomerCall(peopleContract.undoMerge);
  if (customer.possible_duplicates.length + customer.merges.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Possible duplicates" note="Same phone number or name. A merge can be undone for 30 days." />
      <ul className="grid divide-y divide-line">
        {customer.possible_duplicates.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40">
              <button type="button" className="font-semibold underline" onClick={() => go({ customer: other.id })}>
                {other.name}
              </button>
              <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">
                {[other.email || other.phone, other.bookings === 1 ? "1 booking" : `${other.bookings} bookings`].join(
                  " · ",
                )}
              </span>
            </span>
            <Permitted action="change_customers">
              <Button size="sm" variant="outline" icon={<Merge aria-hidden="true" />} onClick={() => setMerging(other)}>
                Merge
              </Button>
            </Permitted>
          </li>
        ))}
        {customer.merges.map((one, at) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-semibold">Merged: {one.name}</span>
              <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">
                {one.email ? `${one.email}. ` : ""}Can be undone until {formatDate(one.until)}.
              </span>
            </span>
            {at === 0 && (
              <Permitted action="change_customers">
                <Button
                  size="sm"
                  variant="outline"
                  icon={<Undo2 aria-hidden="true" />}
                  onClick={() => setUndoing(one.id)}
                >
                  Undo merge
                </Button>
              </Permitted>
            )}
          </li>
        ))}
      </ul>
      {merging && <MergeDialog customer={customer} other={merging} onClose={() => setMerging(undefined)} />}
      {undoing && (
        <ActionDialog
          title="Undo merge?"
          text="Both records are as before. New bookings go to the record that has their address."
          confirmLabel="Undo merge"
          doneLabel="Merge undone"
          onClose={() => setUndoing(undefined)}
          onConfirm={() => undo.mutateAsync({ merge_id: undoing })}
        />
      )}
    </Card>
  );
}
