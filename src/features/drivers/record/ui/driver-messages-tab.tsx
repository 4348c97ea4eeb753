import { Mail, MessageSquare, MessagesSquare } from "lucide-react";
import { useSearchParams } from "react-router";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { type DriverMessage, driverRecordContract } from "../contract.ts";

/** Recent messages to a driver: emails, and messages about a trip. */
export function DriverMessagesTab({ driverId }: { driverId: string }) {
  const { data, wait } = readOrWait(useCall(driverRecordContract.driverMessages, { driver_id: driverId }), "this", 6);
  if (wait) return wait;
  if (data.messages.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<Mail />}
          title="No messages yet"
          text="Emails to this driver and messages about their trips appear here."
          action={<MessageDriver driverId={driverId} />}
        />
      </Card>
    );
  return (
    <Card>
      <CardHeader title="Emails and trip messages" actions={<MessageDriver driverId={driverId} />} />
      <ul aria-label="Messages" className="grid">
        {data.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
    </Card>
  );
}

/** The conversation has an address that opens it on every page of our team. */
function MessageDriver({ driverId }: { driverId: string }) {
  const [params, setParams] = useSearchParams();
  const open = () => setParams({ ...Object.fromEntries(params), messages: driverId }, { preventScrollReset: true });
  return (
    <Button size="sm" variant="outline" icon={<MessagesSquare aria-hidden="true" />} onClick={open}>
      Message driver
    </Button>
  );
}

function Message({ message: { id, kind, text, reference, by, has_failed, at } }: { message: DriverMessage }) {
  const isEmail = kind === "email";
  const opensEmails = useMay()("change_customers");
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-line border-b py-3 first:pt-0 last:border-0 last:pb-0">
      <span aria-hidden="true" className="pt-0.5 text-ink-2 [&>svg]:size-5">
        {isEmail ? <Mail /> : <MessageSquare />}
      </span>
      <div className="min-w-0 grow basis-56">
        <p className="whitespace-pre-wrap font-semibold [overflow-wrap:anywhere]">
          {isEmail && opensEmails ? (
            <SiteLink to={`/admin/email-management?email=${id}`} className="text-link underline">
              {text}
            </SiteLink>
          ) : (
            text
          )}
        </p>
        <p className="text-ink-2 text-sm">
          {isEmail ? "Email" : `Trip message by ${by}`}
          {reference && `, ${reference}`}
        </p>
      </div>
      {has_failed && <Badge tone="bad">Not delivered</Badge>}
      <DateText at={at} style="date-time" className="text-ink-3 text-sm" />
    </li>
  );
}
