export { ActionBar, BarButton } from './action-bar.tsx';
export { actionText, wordsOf } from './action-text.ts';
/** The controls of the staff pages. */
export { countText, roundDollars, typedNumber } from './amounts.ts';
export {
  CHANNEL_NAMES,
  ChannelDot,
  ChannelMark,
  Dot,
  LiveTag,
  PaymentWord,
  paymentLabel,
  StatusBadge,
  StatusDot,
  statusColours,
  Tag,
  type Tone,
} from './badges.tsx';
export {
  Button,
  ButtonAnchor,
  ButtonLink,
  IconAnchor,
  IconButton,
  Key,
  Spacer,
  TextButton,
  TextLink,
} from './button.tsx';
export { Card, CardNote } from './card.tsx';
export { CheckList } from './check-list.tsx';
export { Choice, optionsOf } from './choice.tsx';
export { DialogFoot, type DialogFootProps } from './dialog-foot.tsx';
export { Facts } from './facts.tsx';
export { type Figure, Figures } from './figures.tsx';
export { Gauge } from './gauge.tsx';
export { useCloseOnLeave } from './guards.ts';
export {
  FieldMessage,
  InputField,
  NumberField,
  PeriodFields,
  ProseField,
  SelectField,
} from './input-field.tsx';
export { MailPreview } from './mail-preview.tsx';
export { Menu } from './menu.tsx';
export { CheckBox, ProgressBar, RadioButton, Switch } from './mui/controls.tsx';
export { Segmented } from './mui/segmented.tsx';
export { Tabs, tabId } from './mui/tabs.tsx';
export { Notice } from './notice.tsx';
export { OnceShown } from './once-shown.tsx';
export { PageBody, PageHead, PageIntro, PageTabs } from './page-head.tsx';
export { Panel, PanelChoice } from './panel.tsx';
export { Question } from './question.tsx';
export { RowBox } from './row-box.tsx';
export { SearchBox } from './search-box.tsx';
export { SHARE_LABELS } from './share-labels.ts';
export { Sparkline } from './sparkline.tsx';
export { StaffDialog } from './staff-dialog.tsx';
export { Failed, Nothing } from './states.tsx';
export { Sums } from './sums.tsx';
export { TableHead } from './table-head.tsx';
export { Thumb } from './thumb.tsx';
export { Tick } from './tick.tsx';
export { UnsavedNotice } from './unsaved-notice.tsx';
export { useFileDrop } from './use-file-drop.tsx';
export { useFormKeys } from './use-form-keys.ts';
export { useLeaveGuard } from './use-leave-guard.tsx';
export { WaitingBox, WaitingCount, WaitingRows } from './waiting.tsx';
export { ZoneMark } from './zone-mark.tsx';
