import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { channelNames, waitsForLabels } from "#domain/inbox/thread-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { inboxContract } from "../contract.ts";
import { ThreadView } from "./thread-view.tsx";

/** On the page of a booking, an enquiry or a customer: what was said last, and the whole thread beside it. */
export function ThreadCard({ record }: { record: `booking:${string}` | `enquiry:${string}` }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(inboxContract.readThread, { thread: record });
  const last = data?.entries.at(-1);
  return (
    <Card>
      <CardHeader title="Messages" />
      {data && last && (
        <div className="mb-3 grid gap-1">
          <p className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
            {channelNames[last.channel]}, {formatDateTime(last.at)}
            {data.id && (
              <Badge tone={waitsForLabels[data.waits_for].tone}>{waitsForLabels[data.waits_for].label}</Badge>
            )}
          </p>
          <p className="line-clamp-3 [overflow-wrap:anywhere]">{last.text || last.subject}</p>
        </div>
      )}
      {data && !last && <p className="mb-3 text-ink-2">Nothing said yet.</p>}
      <Button size="sm" variant="outline" icon={<MessagesSquare aria-hidden="true" />} onClick={() => setOpen(true)}>
        Open thread
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Messages" size="lg">
        {isOpen && <ThreadView thread={record} hidesSide />}
      </Drawer>
    </Card>
  );
}
