import { CircleAlert } from "lucide-react";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";

/** In the place of what could not be read. */
export function LoadError({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert />}
        title={`We couldn’t load ${what}`}
        text={error.message}
        action={
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
