import type { ReactNode } from 'react';
import { Tabs as MuiTabs, Tab } from 'shared-ui/mui';

type TabsProps<Id extends string> = {
  label: string;
  panel: string;
  className?: string;
  chosen: Id;
  tabs: readonly { id: Id; label: ReactNode }[];
  onChoose: (id: Id) => void;
};

/** Tabs over one panel, which the chosen tab labels (`tabId`); those that don't fit are scrolled to. */
export function Tabs<Id extends string>({ label, panel, className, chosen, tabs, onChoose }: TabsProps<Id>) {
  return (
    <MuiTabs
      variant="scrollable"
      scrollButtons={false}
      aria-label={label}
      className={className}
      value={chosen}
      onChange={(_, id: Id) => onChoose(id)}
    >
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tabId(panel, tab.id)} aria-controls={panel} value={tab.id} label={tab.label} />
      ))}
    </MuiTabs>
  );
}

/** The id of a tab, to label its panel with. */
export const tabId = (panel: string, id: string): string => `${panel}-tab-${id}`;
