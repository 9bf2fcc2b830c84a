import { company } from 'shared-domain/company';
import { usePageTitle } from 'shared-ui/page';
import { About } from './about/about.tsx';
import { Contact } from './contact/contact.tsx';
import { Hero } from './hero/hero.tsx';
import { Portfolio } from './portfolio/portfolio.tsx';

/** The landing page (PAGE-1): hero, portfolio members, about and contact. The frame draws its footer. */
export function LandingPage() {
  usePageTitle(company.landingTitle);
  return (
    <>
      <Hero />
      <Portfolio />
      <About />
      <Contact />
    </>
  );
}
