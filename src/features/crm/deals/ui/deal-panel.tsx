import { Link2Off, ListPlus, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Timeline } from "#design/timeline.tsx";
import { dealLabels } from "#domain/crm/deal-labels.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { ShownSubject } from "../../contract.ts";
import { SubjectField } from "../../ui/subject-field.tsx";
import { type DealInFull, dealsContract, linkKinds } from "../contract.ts";
import { DealDialog } from "./deal-dialog.tsx";
import { refreshedByDeals } from "./use-deal-moves.ts";

type DealDrawerProps = {
  /** Empty: none is open. */
  id: string;
  /** Draws the tasks of this deal. */
  tasks: (about: ShownSubject) => ReactNode;
  onClose: () => void;
};

/** One deal: its facts, its records, its tasks and its history. */
export function DealDrawer({ id, tasks, onClose }: DealDrawerProps) {
  return (
    <Drawer open={id !== ""} onClose={onClose} title="Deal">
      {id && <Panel key={id} id={id} tasks={tasks} />}
    </Drawer>
  );
}

function Panel({ id, tasks }: Pick<DealDrawerProps, "id" | "tasks">) {
  const { data, error, refetch } = useCall(dealsContract.readDeal, { id });
  const [isEditing, setEditing] = useState(false);
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  const { label, tone } = dealLabels[data.state];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-bold text-lg">{data.title}</h3>
        <Badge tone={tone}>{label}</Badge>
        <Permitted action="change_customers">
          <Button
            size="sm"
            variant="outline"
            className="ml-auto"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setEditing(true)}
          >
            Edit deal
          </Button>
        </Permitted>
      </div>
      <Facts deal={data} />
      {data.note && <p className="whitespace-pre-wrap rounded-md bg-surface-2 px-4 py-3">{data.note}</p>}
      <Links deal={data} />
      {tasks({ kind: "deal", id: data.id, label: data.title, href: "" })}
      <section className="grid gap-3 border-line border-t pt-5">
        <h3 className="font-bold text-base">History</h3>
        <Timeline
          label="History"
          events={data.moves.map(({ id: moveId, to_state, by, reason, at }) => ({
            id: moveId,
            title: dealLabels[to_state].label,
            tone: dealLabels[to_state].tone,
            time: formatDateTime(at),
            text: [`by ${by}`, reason].filter(Boolean).join(": "),
          }))}
        />
      </section>
      {isEditing && <DealDialog deal={data} onClose={() => setEditing(false)} />}
    </div>
  );
}

function Facts({ deal }: { deal: DealInFull }) {
  const facts: readonly (readonly [string, string])[] = [
    ["Organisation", deal.organisation?.name ?? ""],
    ["Customer", deal.person?.name ?? ""],
    ["Value", formatRand(deal.value_cents)],
    ["Probability", `${deal.probability}%`],
    ["Expected close", formatDate(deal.expected_on)],
    ["Owner", deal.owner?.name ?? "No owner"],
    ["Reason lost", deal.lost_reason ?? ""],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-[0.9375rem]">
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Links({ deal }: { deal: DealInFull }) {
  const [chosen, setChosen] = useState<ShownSubject | null>(null);
  const link = useMakeCall(dealsContract.linkDeal, refreshedByDeals);
  const unlink = useMakeCall(dealsContract.unlinkDeal, refreshedByDeals);
  const kindOf = ({ kind }: ShownSubject) => linkKinds.find((one) => one === kind);
  const add = async () => {
    const kind = chosen && kindOf(chosen);
    if (!chosen || !kind) return;
    await link.mutateAsync({ id: deal.id, kind, subject_id: chosen.id });
    setChosen(null);
  };
  return (
    <section aria-label="Records" className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-bold text-base">Enquiries, quotes and bookings</h3>
      {deal.links.length === 0 && <p className="text-ink-2 text-sm">Nothing linked yet.</p>}
      <ul className="grid gap-1">
        {deal.links.map((one) => (
          <li key={`${one.kind} ${one.id}`} className="flex items-center gap-2">
            <SiteLink to={one.href as Href} className="min-w-0 flex-1 text-link underline">
              {one.label}
            </SiteLink>
            <Permitted action="change_customers">
              <IconButton
                label={`Remove ${one.label}`}
                size="sm"
                onClick={() => {
                  const kind = kindOf(one);
                  if (kind) unlink.mutate({ id: deal.id, kind, subject_id: one.id });
                }}
              >
                <Link2Off />
              </IconButton>
            </Permitted>
          </li>
        ))}
      </ul>
      <Permitted action="change_customers">
        <SubjectField value={chosen} onChange={setChosen} kinds={linkKinds} />
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          disabled={!chosen}
          busy={link.isPending}
          icon={<ListPlus aria-hidden="true" />}
          onClick={() => void add()}
        >
          Link record
        </Button>
      </Permitted>
    </section>
  );
}
