import "./styles/layers.css";
import "./styles/index.css";
import type { Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { inlineSource } from "@/components/boot/inline-source";
import { SiteBehaviour } from "@/components/boot/site-behaviour.client";
import { Navbar } from "@/components/navbar/navbar";
import { SkipLink } from "@/components/navigation/skip-link";
import { SiteFooter } from "@/components/page/site-footer";
import { LiveRefresh } from "@/components/preview/live-refresh";
import { Standing } from "@/components/standing/standing";
import { IconSprite } from "@/components/ui/icon-sprite";

// `optional`: a first visit on a slow line keeps the fallback, instead of moving under the reader's eyes. The constant is
// the family's name: as `sans`, which Linux answers by a font of its own, none would ever come to the fallback.
const typeface = localFont({
  src: "./fonts/instrument-sans.woff2",
  weight: "400 650",
  variable: "--font-sans",
  // tokens.css has one.
  adjustFontFallback: false,
  display: "optional",
});

// The keyboard of a phone makes the page lower, and so the search's dialog: its last results would lie under the keys.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={typeface.variable} suppressHydrationWarning>
      <head>
        {/* Not in the metadata: Next would take it out and in again with every page, and the browser ask for it anew. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Standing as="script" name="boot" html={inlineSource()} data-inline="boot" />
      </head>
      <body>
        {/* First: what is saved while the rest is drawn is newer than the version that it tells. */}
        <LiveRefresh />
        <SkipLink />
        <IconSprite />
        <Navbar />
        {children}
        <SiteFooter />
        <SiteBehaviour />
      </body>
    </html>
  );
}
