import type { JobView, ShownJob } from "../contract.ts";

export const viewLabels: Readonly<Record<JobView, string>> = {
  failed: "Failed",
  waiting: "Waiting",
  active: "Running",
};

export const queueLabels: Readonly<Record<string, string>> = {
  reactions: "Follow-ups",
  mail: "Emails",
  schedule: "Scheduled tasks",
};
export const queueLabel = (name: string): string => queueLabels[name.replace(/^schedule-.*/, "schedule")] ?? name;

/** “sendBookingConfirmed” and “booking-confirmed” as readable text: “Send booking confirmed”. */
export function workLabel(work: string): string {
  const words = work.replaceAll("-", " ").replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const jobLabels: Readonly<
  Record<ShownJob["state"], { label: string; tone: "neutral" | "info" | "warn" | "bad" }>
> = {
  created: { label: "Waiting", tone: "neutral" },
  retry: { label: "Trying again", tone: "warn" },
  active: { label: "Running", tone: "info" },
  failed: { label: "Failed", tone: "bad" },
};

export const emptyTexts: Readonly<Record<JobView, { title: string; text: string }>> = {
  failed: { title: "No failed jobs", text: "A job that runs out of attempts appears here with its error." },
  waiting: { title: "No waiting jobs", text: "Jobs appear here until a worker takes them." },
  active: { title: "No running jobs", text: "Most jobs take less than a second." },
};
