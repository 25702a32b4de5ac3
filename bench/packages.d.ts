// What the bench uses of its own packages. They are installed by `npm run bench` only, and `npm run check` reads these
// files without them.
declare module "lighthouse" {
  type Report = {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  };
  type Flags = { port: number; logLevel: "silent"; output: "json" };
  // biome-ignore lint/style/noDefaultExport: the package has it
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}

declare module "chrome-launcher" {
  type Options = { chromePath: string; chromeFlags: string[]; logLevel: "silent" };
  export function launch(options: Options): Promise<{ port: number; kill: () => void }>;
}
