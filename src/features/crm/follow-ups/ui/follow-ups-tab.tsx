import { CircleSlash } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { type FollowUpPurpose, followUpSkipLabels } from "#domain/crm/follow-up.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type FollowUpRuleShown, followUpsContract } from "../contract.ts";

type Words = { readonly title: string; readonly when: (days: string) => string; readonly none: string };
const purposes: Readonly<Record<FollowUpPurpose, Words>> = {
  enquiry: {
    title: "No reply to our answer",
    when: (days) => `${days} after our answer to an enquiry, while they haven’t replied, booked or been quoted.`,
    none: "No answered enquiry waits for its customer that long.",
  },
  expired: {
    title: "Booking expired unpaid",
    when: (days) =>
      `${days} after the booking expired, while its trip is still a day away and they haven’t booked again.`,
    none: "No unpaid booking has expired lately.",
  },
  anniversary: {
    title: "A year since their tour",
    when: (days) => `${days} before the date a year later, to customers who agreed to offers and have no trip ahead.`,
    none: "No one toured with us about a year ago.",
  },
};

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** The rules by which we write once more: what each sends, and to whom next. Quote reminders follow the same rule of silence. */
export function FollowUpsTab() {
  const { data, error, refetch } = useCall(followUpsContract.listFollowUps, {});
  if (!data && error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={10} />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-2">
        One email for each purpose and customer, between 07:00 and 21:00, and none while an incident, lost item or
        dispute of theirs is open or they wait for our answer. Reminders of quotes and rating requests follow the same
        rule. Each is switched on in{" "}
        <SiteLink to="/admin/settings?part=safety" className="text-link underline">
          Settings
        </SiteLink>{" "}
        and its words are edited under{" "}
        <SiteLink to="/admin/email-management" className="text-link underline">
          Email
        </SiteLink>
        .
      </p>
      {data.rules.map((rule) => (
        <RuleCard key={rule.purpose} rule={rule} />
      ))}
    </div>
  );
}

function RuleCard({ rule }: { rule: FollowUpRuleShown }) {
  const { purpose, days, shown_days, subject, text, recipients, sent } = rule;
  const { title, when, none } = purposes[purpose];
  const isOn = days > 0;
  return (
    <Card>
      <CardHeader
        title={title}
        note={when(counted(shown_days, "day", "days"))}
        actions={<Badge tone={isOn ? "ok" : "neutral"}>{isOn ? "On" : "Off"}</Badge>}
      />
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <figure className="self-start rounded-md bg-surface-2 px-4 py-3">
          <figcaption className="font-semibold">{subject}</figcaption>
          <p className="mt-1 whitespace-pre-line text-ink-2 text-sm">{text}</p>
          <p className="mt-2 text-ink-2 text-xs">{counted(sent, "email", "emails")} sent in 30 days</p>
        </figure>
        <div>
          <h3 className="mb-1 font-bold text-sm">{isOn ? "Next" : "Who would get it"}</h3>
          {recipients.length === 0 && <p className="text-ink-2">{none}</p>}
          <ul className="divide-y divide-line">
            {recipients.map((one) => (
              <Recipient key={one.reference} one={one} />
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

function Recipient({ one }: { one: FollowUpRuleShown["recipients"][number] }) {
  const { name, email, person_id, reference, due_at, skipped } = one;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2 text-sm">
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        <SiteLink to={`/admin/customers?customer=${person_id}`} className="font-semibold text-link underline">
          {name || email || reference}
        </SiteLink>{" "}
        <span className="text-ink-2">{reference}</span>
      </span>
      {skipped ? (
        <span className="flex items-center gap-1.5 text-ink-2 [&>svg]:size-3.5">
          <CircleSlash aria-hidden="true" />
          Gets nothing: {followUpSkipLabels[skipped]}
        </span>
      ) : (
        <span className="text-ink-2">{new Date(due_at) <= new Date() ? "Now" : <DateText at={due_at} />}</span>
      )}
    </li>
  );
}
