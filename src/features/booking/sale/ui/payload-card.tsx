import { Alert } from "#design/alert.tsx";

/** What would have been sent, for anyone who only looks at the wizard. */
export function PayloadCard({ request }: { request: object }) {
  return (
    <Alert tone="info" announce title="Nothing was sent">
      <p>This is a preview. A real booking would send this data:</p>
      <pre className="mt-2 whitespace-pre-wrap rounded-sm bg-surface p-3 text-xs wrap-anywhere">
        {JSON.stringify(request, null, 2)}
      </pre>
    </Alert>
  );
}
