import { Search, ShieldCheck } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { shownEmail } from "#domain/text/caller-address.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { messages, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { type DataHolder, privacyContract } from "../contract.ts";
import { HeldDataCard } from "./held-data-card.tsx";
import { MentionsCard } from "./mentions-card.tsx";
import { RetentionCard } from "./retention-card.tsx";

/** POPIA requests by phone or email: what we hold, a copy of it, and erasing it. */
export function PersonDataPanel() {
  const { read, go } = usePageAddress();
  const search = read("person");
  const email = read("email");
  return (
    <div className="grid gap-5">
      <Card className="grid gap-4">
        <p className="max-w-[70ch] text-ink-2">
          Anyone may ask what we hold about them, and have it corrected or erased (POPIA, sections 23 and 24). Check who
          is asking before you send or erase anything: call them back on the booking’s phone number.
        </p>
        <SearchForm key={search} search={search} onSearch={(person) => go({ person, email: "" })} />
      </Card>
      {email ? (
        <HeldDataCard key={email} email={email} requestId={read("answers") || null} onLeave={() => go({ email: "" })} />
      ) : (
        search && (
          <>
            <SearchResults search={search} onOpen={(row) => go({ email: row })} />
            <MentionsCard key={search} search={search} />
          </>
        )
      )}
      {!email && <RetentionCard />}
    </div>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { form, errors, isBusy } = useSignInForm({
    check: (typed) =>
      messages({ search: typed.text("search").trim().length < 3 ? "Enter at least 3 characters." : undefined }),
    async send(typed) {
      onSearch(typed.text("search").trim());
    },
  });
  return (
    <form {...form} className="grid items-start gap-3 sm:grid-cols-[minmax(0,28rem)_auto] sm:justify-start">
      <Field
        label="Email, phone, name or reference"
        hint="Part of a name is enough. Enter anything else in full."
        error={errors.search}
      >
        <TextInput name="search" type="search" defaultValue={search} autoComplete="off" maxLength={254} />
      </Field>
      <Button type="submit" busy={isBusy} className="sm:mt-6.5">
        <Search aria-hidden /> Look up
      </Button>
    </form>
  );
}

function SearchResults({ search, onOpen }: { search: string; onOpen: (email: string) => void }) {
  const { data, error, refetch } = useCall(privacyContract.findPersonData, { search });
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <Spinner text="Loading results…" />;
  if (data.people.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ShieldCheck />}
          title="No personal data found"
          text="Try another email address, phone number, name or booking reference of the same person."
        />
      </Card>
    );
  return (
    <ul className="grid gap-3">
      {data.people.map((person) => (
        <li key={person.email}>
          <HolderLine person={person} onOpen={() => onOpen(person.email)} />
        </li>
      ))}
    </ul>
  );
}

function HolderLine({ person, onOpen }: { person: DataHolder; onOpen: () => void }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="break-words">{person.name || shownEmail(person.email)}</span>
          <Badge tone={person.has_account ? "ok" : "neutral"}>{person.has_account ? "Account" : "No account"}</Badge>
        </p>
        <p className="break-words text-sm text-ink-2">{shownEmail(person.email) || "No email address"}</p>
        <p className="text-sm text-ink-2">
          {person.phone}
          {person.phone && person.last_seen_at && " · "}
          {person.last_seen_at && (
            <>
              Last record <DateText at={person.last_seen_at} />
            </>
          )}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={onOpen}>
        What we hold
      </Button>
    </Card>
  );
}
