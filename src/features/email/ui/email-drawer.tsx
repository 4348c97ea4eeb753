import { Download, MailX, Send } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { useFile } from "#design/use-file.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { emailContract, type OpenedEmail } from "../contract.ts";
import { channelLabels, pageAbout, resent, standingOf } from "./messages.ts";

/** One email as its reader got it, its status, and the button that sends it again. */
export function EmailDrawer({ emailId, onClose }: { emailId: string; onClose: () => void }) {
  // The last content stays while the drawer slides away.
  const [shown, setShown] = useState(emailId);
  if (emailId && emailId !== shown) setShown(emailId);
  const query = useCall(emailContract.readEmail, { id: shown }, { enabled: shown !== "" });
  return (
    <Drawer open={emailId !== ""} onClose={onClose} title={query.data?.subject ?? "Email"}>
      {query.isPending && shown !== "" && (
        <SkeletonGroup text="Loading the email…" className="grid gap-4 pt-2">
          {["w-1/3", "w-4/5", "w-full"].map((width) => (
            <SkeletonLine key={width} className={width} />
          ))}
        </SkeletonGroup>
      )}
      {query.error && <Failure error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && <Opened email={query.data} />}
    </Drawer>
  );
}

function Failure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  if (error instanceof CallFailed && (error.status === 409 || error.status === 422))
    return (
      <EmptyState
        icon={<MailX />}
        title="We couldn’t find that email"
        text="The link may be out of date or mistyped."
      />
    );
  return <ReadFailed title="We couldn’t load this email" error={error} onAgain={onAgain} />;
}

const Opened = ({ email }: { email: OpenedEmail }) => (
  <div className="grid gap-5">
    <Standing email={email} />
    {email.error && (
      <Alert
        tone={email.state === "failed" ? "bad" : "warn"}
        title={email.channel === "email" ? "The mail server said" : "What the provider said"}
      >
        <span className="[overflow-wrap:anywhere]">{email.error}</span>
      </Alert>
    )}
    {(email.channel === "email" ? email.html : email.text) !== "" && <ResendButton email={email} />}
    {email.attachments.length > 0 && <Files email={email} />}
    <Words email={email} />
  </div>
);

function Standing({ email }: { email: OpenedEmail }) {
  const { label, tone } = standingOf(email);
  const about = pageAbout(email.about);
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ["To", email.to],
    ...(email.channel === "email"
      ? [["Reply to", email.reply_to ?? "the company’s address"] as const]
      : [["Channel", channelLabels[email.channel]] as const]),
    ["Written", formatDateTime(email.created_at)],
    ...(email.sent_at ? [[email.state === "kept" ? "Saved" : "Sent", formatDateTime(email.sent_at)] as const] : []),
    ...(email.delivered_at ? [["Delivered", formatDateTime(email.delivered_at)] as const] : []),
    ...(email.read_at ? [["Read", formatDateTime(email.read_at)] as const] : []),
    ...(email.cost_cents === null ? [] : [["Cost", formatRand(email.cost_cents)] as const]),
    ...(email.next_try_at ? [["Next attempt", formatDateTime(email.next_try_at)] as const] : []),
    ...(email.attempts > 1 ? [["Attempts", email.attempts] as const] : []),
    ...(about ? [["About", <AboutLink key="about" {...about} />] as const] : []),
  ];
  return (
    <div className="grid justify-items-start gap-3">
      <Badge dot tone={tone}>
        {label}
      </Badge>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const AboutLink = ({ to, label }: NonNullable<ReturnType<typeof pageAbout>>) => (
  <SiteLink to={to} className="text-link underline">
    {label}
  </SiteLink>
);

function ResendButton({ email: { id, state } }: { email: OpenedEmail }) {
  const resend = useMakeCall(emailContract.resendEmail, [emailContract.readEmail, emailContract.listEmails]);
  const send = async () => {
    try {
      await resend.mutateAsync({ id });
      void toast({ ...resent, kind: "success" });
    } catch (error) {
      void toast({ title: error instanceof Error ? error.message : "We couldn’t send this email.", kind: "error" });
    }
  };
  if (state === "queued") return null;
  return (
    <Button
      size="sm"
      variant={state === "failed" ? "primary" : "outline"}
      className="justify-self-start"
      icon={<Send aria-hidden />}
      busy={resend.isPending}
      onClick={() => void send()}
    >
      Send again
    </Button>
  );
}

function Files({ email: { id, attachments } }: { email: OpenedEmail }) {
  const { isBusy, save } = useFile();
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-base">Files</h3>
      <ul className="flex flex-wrap gap-2">
        {attachments.map(({ name }, nth) => (
          <li key={name}>
            <Button
              size="sm"
              variant="outline"
              busy={isBusy}
              icon={<Download aria-hidden />}
              onClick={() => void save(() => callSignedIn(emailContract.emailFile, { id, nth }))}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ email: { channel, html, text, subject, is_secret } }: { email: OpenedEmail }) {
  if (channel !== "email" && text !== "")
    return <p className="whitespace-pre-line rounded-md bg-surface-2 p-4 [overflow-wrap:anywhere]">{text}</p>;
  if (html === "")
    return (
      <EmptyState
        icon={<MailX />}
        title={is_secret ? "The text is private" : "The text is no longer saved"}
        text={
          is_secret
            ? "It has a link or code to sign in with. Only its reader may see it."
            : "The person asked us to delete their data."
        }
      />
    );
  // No script runs in it and nothing in it knows this page; links open beside it.
  const page = (
    <iframe
      title={`The email: ${subject}`}
      sandbox="allow-popups"
      srcDoc={html.replace("<head>", '<head><base target="_blank">')}
      className="h-[34rem] w-full rounded-md border border-line"
    />
  );
  const plain = (
    <p className="whitespace-pre-line rounded-md bg-surface-2 p-4 text-sm [overflow-wrap:anywhere]">{text}</p>
  );
  return (
    <Tabs
      label="How the email is shown"
      variant="line"
      items={[
        { id: "letter", label: "Email", content: page },
        { id: "text", label: "Plain text", content: plain },
      ]}
    />
  );
}
