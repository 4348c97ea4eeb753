import { vi } from "vitest";

/**
 * Access to a document is decided before its PDF is rendered, and each PDF has its own test. Rendering one
 * takes longer than the page with its button.
 */
vi.mock("#platform/pdf/print-pdf.ts", async (original) => ({
  ...(await original<typeof import("#platform/pdf/print-pdf.ts")>()),
  printPdf: async () => Buffer.from("%PDF-1.7"),
}));
