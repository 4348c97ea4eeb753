import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type ShownSecret, secretsContract } from "../contract.ts";

/** Which secrets are set, but never their values. */
export function SecretsCard() {
  const { data, error, refetch } = useCall(secretsContract.secretsStatus, {});
  if (error && !data)
    return <ReadFailed title="We couldn’t load the secrets’ status" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  return (
    <Card className="max-w-4xl">
      <CardHeader
        title="Secrets"
        note="Set in the environment of the servers. Their values are never shown or stored here."
      />
      <ul>
        {data.secrets.map((one) => (
          <SecretLine key={one.name} one={one} />
        ))}
      </ul>
    </Card>
  );
}

const SecretLine = ({ one }: { one: ShownSecret }) => (
  <li className="grid gap-1 border-line border-t py-3.5 first:border-t-0 first:pt-0">
    <h3 className="flex flex-wrap items-center gap-2 font-semibold">
      {one.title}
      <Badge tone={one.is_set ? "ok" : "neutral"}>{one.is_set ? "Set" : "Not set"}</Badge>
      {one.is_sandbox && <Badge tone="violet">Sandbox</Badge>}
    </h3>
    <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
      <code>{one.name}</code>
      {one.changed_at && `, this value since ${formatDateTime(one.changed_at)}`}
      {one.check && (
        <>
          {". "}
          <SiteLink to={`/admin/system-health?check=${one.check}`} className="text-link underline">
            Test it in System health
          </SiteLink>
        </>
      )}
    </p>
    <p className="text-sm">
      {one.is_set ? "Without it: " : ""}
      {one.without}
    </p>
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-link">How to change it</summary>
      <p className="mt-1 text-ink-2">{one.rotate}</p>
    </details>
  </li>
);
