import fs from "node:fs/promises";
import tls from "node:tls";
import nodemailer from "nodemailer";
import type { Visit } from "#domain/health/synthetic-customer.ts";
import { type VisitTools, visitSite } from "./visit-site.ts";

/** The probes outside the database: the machine, its clock, the mail server and our own address. */
export type Probes = {
  /** Milliseconds by the clock of this machine. */
  clock(): number;
  diskOf(folder: string): Promise<{ readonly freeBytes: number; readonly totalBytes: number }>;
  /** The expiry of the certificate that visitors get. */
  certificateExpiry(site: URL): Promise<Date>;
  /** Signs in to the mail server and disconnects; does nothing without one. */
  greetMailServer(): Promise<void>;
  readonly hasRoads: boolean;
  /** Whether the road network has a route from the airport to the Waterfront. */
  findsRoute(): Promise<boolean>;
  /** Books on our own site as a customer would, and removes the records. */
  visitSite(input: Omit<VisitTools, "forget">): Promise<Visit>;
};

declare module "#platform/context.ts" {
  interface Handed {
    readonly probes: Probes;
  }
}

const patienceMs = 8000;

export type ProbeSettings = Pick<Probes, "hasRoads" | "findsRoute"> &
  Pick<VisitTools, "forget"> & { readonly smtpUrl: string | undefined };

export const openProbes = ({ smtpUrl, forget, ...roads }: ProbeSettings): Probes => ({
  ...roads,
  visitSite: (input) => visitSite({ ...input, forget }),
  clock: () => Date.now(),
  async diskOf(folder) {
    const { bavail, blocks, bsize } = await fs.statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  },
  certificateExpiry,
  async greetMailServer() {
    if (!smtpUrl) return;
    const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
    const transport = nodemailer.createTransport({ ...patience, url: smtpUrl });
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
  },
});

/** Read even if it is expired or not ours, because the check exists to notice that. */
function certificateExpiry({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: patienceMs,
    });
    socket.once("secureConnect", () => {
      const { valid_to: until } = socket.getPeerCertificate();
      socket.end();
      if (until) resolve(new Date(until));
      else reject(new Error("The site showed no certificate."));
    });
    socket.once("timeout", () => socket.destroy(new Error("The site did not answer.")));
    socket.once("error", reject);
  });
}
