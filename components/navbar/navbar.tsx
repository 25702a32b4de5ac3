import { AnnouncementBar } from "@/components/announcement/announcement-bar";
import { Logo } from "@/components/brand/logo";
import { SearchButton } from "@/components/search/search-button";
import { SearchDialog } from "@/components/search/search-dialog";
import { Standing } from "@/components/standing/standing";
import { ColorMode } from "@/components/theme/color-mode";
import { DrawnIcon } from "@/components/ui/drawn-icon";
import { docsRoot } from "@/lib/routing/slug";
import { site } from "@/lib/site/config";
import { GoToApp } from "./go-to-app";
import { HideableHeader } from "./hideable-header.client";
import { MainLinks } from "./main-links.client";
import { MenuTop } from "./menu-top";
import { MobileMenu } from "./mobile-menu.client";
import styles from "./navbar.module.css";

/** The bar on top of every page, and the menu that takes its place on a phone. */
export function Navbar() {
  return (
    <>
      {site.announcement && <AnnouncementBar {...site.announcement} />}
      <HideableHeader>
        <div className={styles.bar}>
          <Standing as="a" name="brand" className={styles.brand} href={docsRoot}>
            <Logo /> {site.name} <span className={styles.docs}>docs</span>
          </Standing>
          <nav className={styles.main} aria-label="Main">
            <MainLinks />
          </nav>
          <Standing as="div" name="bar" className={styles.rest}>
            <SearchButton />
            <div className={styles.end}>
              <ColorMode name="color-mode" />
              <GoToApp />
            </div>
            <button
              type="button"
              className={styles.menu}
              aria-label="Open menu"
              aria-haspopup="dialog"
              data-keep="menu"
            >
              <DrawnIcon name="menu" />
            </button>
          </Standing>
        </div>
      </HideableHeader>
      <MobileMenu>
        <MenuTop>
          <nav aria-label="Main">
            <MainLinks />
          </nav>
        </MenuTop>
        <Standing as="div" name="menu" className={styles.items}>
          <GoToApp />
          <ColorMode name="color-mode-menu" />
        </Standing>
      </MobileMenu>
      <SearchDialog />
    </>
  );
}
