import { BellOff, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { ratingContract } from "../contract.ts";
import { RatingScreen } from "./rating-screen.tsx";

type StopRequestsProps = {
  token: string;
  /** Shown for an invalid link. */
  lost: ReactNode;
};

/** Stops rating requests with a button, so that mail scanners cannot do it. */
export function StopRequests({ token, lost }: StopRequestsProps) {
  const [state, setState] = useState<"asking" | "busy" | "done" | "lost">("asking");
  const [problem, setProblem] = useState("");
  const stop = async () => {
    setState("busy");
    setProblem("");
    try {
      await callApi(ratingContract.stopRatingRequests, { token });
      setState("done");
    } catch (error) {
      const isLost = error instanceof CallFailed && (error.status === 404 || error.status === 422);
      setState(isLost ? "lost" : "asking");
      setProblem(error instanceof Error ? error.message : "Something went wrong. Please try again.");
    }
  };
  if (state === "lost") return lost;
  if (state === "done")
    return (
      <RatingScreen
        icon={<CircleCheck />}
        tone="good"
        title="We’ve stopped rating requests"
        text="You’ll still get emails about your bookings."
        isAnswer
      />
    );
  return (
    <RatingScreen
      icon={<BellOff />}
      title="Stop rating requests?"
      text="We won’t ask you to rate your trips any more. You’ll still get emails about your bookings."
    >
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={state === "busy"} onClick={() => void stop()}>
          Stop rating requests
        </Button>
        <SiteLink
          to={`/rate-driver?token=${encodeURIComponent(token)}`}
          className={buttonClass({ variant: "outline" })}
        >
          Rate the trip instead
        </SiteLink>
      </div>
    </RatingScreen>
  );
}
