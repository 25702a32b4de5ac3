"use client";

import { AnnouncementFollower } from "@/components/announcement/announcement-follower.client";
// Named here, it is in the script that every page has: both error files of Next would bring a copy of their own.
import "@/components/error/crash-screen.client";
import { BackCloses } from "@/components/navigation/back-closes.client";
import { LinkRouter } from "@/components/navigation/link-router.client";
import { PageArrival } from "@/components/navigation/page-arrival.client";
import { ArticleBehaviour } from "@/components/page/article-behaviour.client";
import { StatusLine } from "@/components/status/status-line.client";
import { ThemeOwner } from "@/components/theme/theme-owner.client";
import { TocHighlight } from "@/components/toc/toc-highlight.client";
import { KeptRoot } from "./kept-root.client";
import { TakenOver } from "./taken-over.client";

/** All that React does for the finished HTML of every page. One component, since payloads would name each of them. */
export function SiteBehaviour() {
  return (
    <>
      <KeptRoot />
      <StatusLine />
      <AnnouncementFollower />
      <ThemeOwner />
      <ArticleBehaviour />
      <LinkRouter />
      <BackCloses />
      <PageArrival />
      <TocHighlight />
      <TakenOver />
    </>
  );
}
