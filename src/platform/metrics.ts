import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { durationSteps } from "#domain/health/call-times.ts";
import type { Queue } from "./jobs/queue.ts";
import { stepHistogram } from "./step-histogram.ts";
import type { Watch } from "./watch.ts";

/** The metrics Prometheus reads at /metrics. */
export type Metrics = {
  /** The same watch, with everything it records counted here too. */
  meter(watch: Watch): Watch;
  followPool(pool: pg.Pool): void;
  followQueue(queue: Queue): void;
  followRequests(server: Server): void;
  /** Checks by status, read on request. */
  followChecks(read: () => Promise<readonly CheckState[]>): void;
  text(): Promise<string>;
  readonly contentType: string;
};

export type CheckState = { readonly id: string; readonly status: string };

const steps = durationSteps.slice(0, -1).map((ms) => ms / 1000);

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const called = stepHistogram(
    { name: "cts_call_seconds", help: "Time that calls took, by name and outcome.", label: "call", steps },
    register,
  );
  const asked = stepHistogram(
    {
      name: "cts_service_seconds",
      help: "Time that services outside took to answer us, by name and outcome.",
      label: "service",
      steps,
    },
    register,
  );
  const errors = new Counter({
    name: "cts_errors_total",
    help: "What broke and has a code, by where it broke.",
    labelNames: ["origin"],
    registers,
  });
  busyShare(register);
  return {
    meter: (watch) => ({
      ...watch,
      called(name, answer) {
        called(name, answer.failed, answer.ms / 1000);
        watch.called(name, answer);
      },
      recordCall(name, answer) {
        asked(name, answer.error !== undefined, answer.ms / 1000);
        watch.recordCall(name, answer);
      },
      broke(report) {
        errors.inc({ origin: report.origin });
        watch.broke(report);
      },
    }),
    followPool: (pool) => followPool(pool, register),
    followQueue: (queue) => followQueue(queue, register),
    followRequests: (server) => followRequests(server, register),
    followChecks: (read) => followChecks(read, register),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

type RequestKind = "call" | "file" | "probe" | "page";

const kindOf = (url: string): RequestKind => {
  if (url.startsWith("/functions/")) return "call";
  if (url.startsWith("/assets/") || url.startsWith("/tiles/")) return "file";
  return /^\/(healthz|readyz|metrics)\b/.test(url) ? "probe" : "page";
};

/** A cached page takes some 30 µs, so a request only increments a number; labels are built when someone reads them. */
function followRequests(server: Server, register: Registry): void {
  const answered: Record<RequestKind, number[]> = { call: [], file: [], probe: [], page: [] };
  function count(this: ServerResponse) {
    const ofKind = answered[kindOf(this.req.url ?? "")];
    const status = Math.floor(this.statusCode / 100);
    ofKind[status] = (ofKind[status] ?? 0) + 1;
  }
  server.on("request", (_: IncomingMessage, response: ServerResponse) => response.on("finish", count));
  new Counter({
    name: "cts_requests_total",
    help: "Requests answered, by kind and class of status.",
    labelNames: ["kind", "status"],
    registers: [register],
    collect() {
      this.reset();
      for (const [kind, byStatus] of Object.entries(answered))
        for (const status of Object.keys(byStatus)) this.inc({ kind, status: `${status}xx` }, byStatus[Number(status)]);
    },
  });
}

/** How busy the main thread was between two readings; 1 is saturated. */
function busyShare(register: Registry): void {
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: "cts_event_loop_utilisation",
    help: "Share of the time since the last reading in which the process was busy.",
    registers: [register],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}

function followPool(pool: pg.Pool, register: Registry): void {
  new Gauge({
    name: "cts_database_connections",
    help: "Connections of this process to the database: open, idle, and how many wait for one.",
    labelNames: ["state"],
    registers: [register],
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

/** The same on every instance, because the queue is in the database. */
function followQueue(queue: Queue, register: Registry): void {
  new Gauge({
    name: "cts_jobs",
    help: "Jobs of all instances by queue and state, as last counted by the queue itself.",
    labelNames: ["queue", "state"],
    registers: [register],
    async collect() {
      for (const { name, queuedCount, activeCount, failedCount } of await queue.boss.getQueues()) {
        this.set({ queue: name, state: "waiting" }, queuedCount);
        this.set({ queue: name, state: "active" }, activeCount);
        this.set({ queue: name, state: "failed" }, failedCount ?? 0);
      }
    },
  });
}

function followChecks(read: () => Promise<readonly CheckState[]>, register: Registry): void {
  new Gauge({
    name: "cts_health_check",
    help: "1 for the status that each check of system health has now.",
    labelNames: ["check", "status"],
    registers: [register],
    async collect() {
      this.reset();
      for (const { id, status } of await read()) this.set({ check: id, status }, 1);
    },
  });
}
