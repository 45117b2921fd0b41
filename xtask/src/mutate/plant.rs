//! Where a source file has room for a fault, and which.
//!
//! A fault is a switch in the text: `a < b` becomes `(if on(17) { a <= b } else { a < b })`, so that one build holds all faults and each
//! is tried by switching it on. Where no switch can stand, in constants, patterns, types, macros and tests, no fault is planted.

use std::ops::Range;

use serde::Serialize;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Lit, ReturnType, Signature, Stmt, UnOp};

/// What a fault does to the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Comparison,
    AndOr,
    Arithmetic,
    Constant,
    Condition,
    Guard,
    LeftOut,
    Refusal,
    SetOperation,
    Swapped,
}

impl Kind {
    /// The kind in words.
    pub fn words(self) -> &'static str {
        match self {
            Kind::Comparison => "another comparison",
            Kind::AndOr => "and for or",
            Kind::Arithmetic => "another sum",
            Kind::Constant => "one more or less",
            Kind::Condition => "another condition",
            Kind::Guard => "a guard dropped",
            Kind::LeftOut => "a statement left out",
            Kind::Refusal => "allowed, not refused",
            Kind::SetOperation => "another set",
            Kind::Swapped => "the opposite call",
        }
    }
}

/// A fault that could be planted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub line: usize,
    pub kind: Kind,
    /// The bytes of the text that it changes.
    pub range: Range<usize>,
    /// What stands there instead; empty if a statement is left out.
    pub after: String,
}

/// Calls with an opposite that takes and gives the same.
const OPPOSITES: &[(&str, &str, Kind)] = &[
    ("min", "max", Kind::Swapped),
    ("any", "all", Kind::Swapped),
    ("is_some", "is_none", Kind::Swapped),
    ("and", "or", Kind::SetOperation),
    ("minus", "and", Kind::SetOperation),
    ("with", "without", Kind::SetOperation),
    ("insert", "remove", Kind::SetOperation),
];

/// All faults that the text has room for, in its order.
pub fn faults(text: &str) -> syn::Result<Vec<Fault>> {
    let file = syn::parse_file(text)?;
    let mut planter = Planter { text, is_inside: false, faults: Vec::new() };
    planter.visit_file(&file);
    planter.faults.sort_by_key(|fault| (fault.range.start, std::cmp::Reverse(fault.range.end)));
    Ok(planter.faults)
}

struct Planter<'a> {
    text: &'a str,
    /// Whether this is the body of a function that runs with the program.
    is_inside: bool,
    faults: Vec<Fault>,
}

impl Planter<'_> {
    fn add(&mut self, place: &impl Spanned, kind: Kind, after: impl Into<String>) {
        if self.is_inside {
            let span = place.span();
            self.faults.push(Fault { line: span.start().line, kind, range: span.byte_range(), after: after.into() });
        }
    }

    fn source(&self, place: &impl Spanned) -> &str {
        &self.text[place.span().byte_range()]
    }

    fn function(&mut self, attributes: &[Attribute], signature: &Signature, body: &Block) {
        if signature.constness.is_some() || checks_rules(signature) || attributes.iter().any(is_for_tests) {
            return;
        }
        let was_inside = std::mem::replace(&mut self.is_inside, true);
        if matches!(signature.output, ReturnType::Default)
            && let Some(Stmt::Expr(last @ (Expr::Call(_) | Expr::MethodCall(_)), None)) = body.stmts.last()
        {
            self.add(last, Kind::LeftOut, "");
        }
        self.visit_block(body);
        self.is_inside = was_inside;
    }

    /// A condition can be taken as always and never true, unless it binds names.
    fn condition(&mut self, condition: &Expr, is_loop: bool) {
        if binds(condition) {
            return;
        }
        let negated = format!("!({})", self.source(condition));
        self.add(condition, Kind::Condition, negated);
        self.add(condition, Kind::Condition, "false");
        if !is_loop {
            self.add(condition, Kind::Condition, "true");
        }
    }

    fn binary(&mut self, binary: &syn::ExprBinary) {
        let others: &[&str] = match binary.op {
            BinOp::Lt(_) => &["<=", ">="],
            BinOp::Le(_) => &["<", ">"],
            BinOp::Gt(_) => &[">=", "<="],
            BinOp::Ge(_) => &[">", "<"],
            BinOp::Eq(_) => &["!="],
            BinOp::Ne(_) => &["=="],
            BinOp::And(_) => &["||"],
            BinOp::Or(_) => &["&&"],
            BinOp::Add(_) => &["-"],
            BinOp::Sub(_) => &["+"],
            BinOp::Mul(_) => &["+"],
            BinOp::BitAnd(_) => &["|"],
            BinOp::BitOr(_) => &["&"],
            BinOp::AddAssign(_) => &["-="],
            BinOp::SubAssign(_) => &["+="],
            BinOp::BitAndAssign(_) => &["|="],
            BinOp::BitOrAssign(_) => &["&="],
            _ => &[],
        };
        let kind = match binary.op {
            BinOp::And(_) | BinOp::Or(_) => Kind::AndOr,
            BinOp::BitAnd(_) | BinOp::BitOr(_) | BinOp::BitAndAssign(_) | BinOp::BitOrAssign(_) => Kind::SetOperation,
            BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::AddAssign(_) | BinOp::SubAssign(_) => {
                Kind::Arithmetic
            }
            _ => Kind::Comparison,
        };
        if kind == Kind::AndOr && (binds(&binary.left) || binds(&binary.right)) {
            return;
        }
        for other in others {
            // `a && b || c` must not become `a || b || c` with other brackets than the reader sees.
            let operand = |side: &Expr| {
                let source = self.source(side);
                if kind == Kind::AndOr && matches!(side, Expr::Binary(_)) {
                    format!("({source})")
                } else {
                    source.to_owned()
                }
            };
            let after = format!("{} {other} {}", operand(&binary.left), operand(&binary.right));
            self.add(binary, kind, after);
        }
    }

    fn method(&mut self, call: &syn::ExprMethodCall) {
        let name = call.method.to_string();
        for &(one, other, kind) in OPPOSITES {
            let opposite = if name == one {
                other
            } else if name == other {
                one
            } else {
                continue;
            };
            let (whole, method) = (call.span().byte_range(), call.method.span().byte_range());
            let after =
                format!("{}{opposite}{}", &self.text[whole.start..method.start], &self.text[method.end..whole.end]);
            self.add(call, kind, after);
        }
    }
}

impl<'a> Visit<'a> for Planter<'_> {
    fn visit_item_fn(&mut self, function: &'a syn::ItemFn) {
        self.function(&function.attrs, &function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'a syn::ImplItemFn) {
        self.function(&function.attrs, &function.sig, &function.block);
    }

    fn visit_trait_item_fn(&mut self, function: &'a syn::TraitItemFn) {
        if let Some(body) = &function.default {
            self.function(&function.attrs, &function.sig, body);
        }
    }

    fn visit_item_mod(&mut self, module: &'a syn::ItemMod) {
        if !module.attrs.iter().any(is_for_tests) {
            visit::visit_item_mod(self, module);
        }
    }

    // Nothing of these runs.
    fn visit_item_const(&mut self, _: &'a syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'a syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'a syn::ExprConst) {}
    fn visit_pat(&mut self, _: &'a syn::Pat) {}
    fn visit_type(&mut self, _: &'a syn::Type) {}
    fn visit_attribute(&mut self, _: &'a Attribute) {}
    fn visit_generic_argument(&mut self, _: &'a syn::GenericArgument) {}

    fn visit_expr_repeat(&mut self, repeat: &'a syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_if(&mut self, expression: &'a syn::ExprIf) {
        self.condition(&expression.cond, false);
        visit::visit_expr_if(self, expression);
    }

    fn visit_expr_while(&mut self, expression: &'a syn::ExprWhile) {
        self.condition(&expression.cond, true);
        visit::visit_expr_while(self, expression);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        if let syn::Pat::Guard(pattern) = &arm.pat {
            if !binds(&pattern.guard) {
                self.add(&pattern.guard, Kind::Guard, "true");
            }
            self.visit_expr(&pattern.guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_binary(&mut self, binary: &'a syn::ExprBinary) {
        self.binary(binary);
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'a syn::ExprUnary) {
        if let UnOp::Not(_) = unary.op {
            let inner = self.source(&unary.expr).to_owned();
            self.add(unary, Kind::Condition, inner);
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        self.method(call);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
        if let Expr::Path(path) = &*call.func
            && path.path.segments.last().is_some_and(|segment| segment.ident == "refuse")
        {
            self.add(call, Kind::Refusal, "Ok(())");
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_lit(&mut self, literal: &'a syn::ExprLit) {
        if let Lit::Int(number) = &literal.lit
            && let Ok(value) = number.base10_parse::<u64>()
        {
            let suffix = number.suffix();
            self.add(literal, Kind::Constant, format!("{}{suffix}", value + 1));
            if value > 0 {
                self.add(literal, Kind::Constant, format!("{}{suffix}", value - 1));
            }
        }
    }

    fn visit_stmt(&mut self, statement: &'a Stmt) {
        if let Stmt::Expr(expression, Some(_)) = statement {
            let is_effect = match expression {
                Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) | Expr::Try(_) => true,
                Expr::Binary(binary) => is_assignment(&binary.op),
                _ => false,
            };
            if is_effect {
                self.add(statement, Kind::LeftOut, "");
            }
        }
        visit::visit_stmt(self, statement);
    }
}

fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::BitAndAssign(_)
            | BinOp::BitOrAssign(_)
            | BinOp::BitXorAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

/// Functions of modules that hold no rules but check them: what is always true of a state, and anything for the laws to try.
fn checks_rules(signature: &Signature) -> bool {
    let name = signature.ident.to_string();
    name == "audit" || name == "any" || name.starts_with("any_")
}

/// `#[test]`, `#[cfg(test)]` and the like.
fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("test")
        || (attribute.path().is_ident("cfg")
            && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string().contains("test")))
}

/// Whether an `if let` is part of the condition: its names would be unknown behind a switch.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        Expr::Paren(inner) => binds(&inner.expr),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `kind: before => after` of every fault in the body of a function.
    fn planted(body: &str) -> Vec<String> {
        let text = format!("fn f() -> T {{ {body} }}");
        let faults = faults(&text).unwrap();
        faults.iter().map(|fault| format!("{} => {}", &text[fault.range.clone()], fault.after)).collect()
    }

    #[test]
    fn comparisons_sums_and_constants_are_changed() {
        assert_eq!(planted("a < b"), ["a < b => a <= b", "a < b => a >= b"]);
        assert_eq!(planted("a == b"), ["a == b => a != b"]);
        assert_eq!(planted("a + 2"), ["a + 2 => a - 2", "2 => 3", "2 => 1"]);
        assert_eq!(planted("g(0u8)"), ["0u8 => 1u8"]);
        assert_eq!(planted("a += b;"), ["a += b; => ", "a += b => a -= b"]);
    }

    #[test]
    fn and_and_or_keep_their_brackets() {
        assert_eq!(planted("a && b || c"), ["a && b || c => (a && b) && c", "a && b => a || b"]);
    }

    #[test]
    fn conditions_are_negated_or_settled() {
        assert_eq!(planted("if a {}"), ["a => !(a)", "a => false", "a => true"]);
        assert_eq!(planted("while a {}"), ["a => !(a)", "a => false"]);
        assert_eq!(planted("!a"), ["!a => a"]);
        assert_eq!(planted("match a { B if c => d, _ => e }"), ["c => true"]);
    }

    #[test]
    fn conditions_that_bind_names_are_left() {
        assert_eq!(planted("if let Some(a) = b && c {}"), [""; 0]);
        assert_eq!(planted("if let Some(a) = b && c < d {}"), ["c < d => c <= d", "c < d => c >= d"]);
    }

    #[test]
    fn statements_are_left_out_and_refusals_forgotten() {
        assert_eq!(
            planted("a(); b()?; c.d(); e = f; let g = h;"),
            ["a(); => ", "b()?; => ", "c.d(); => ", "e = f; => "]
        );
        assert_eq!(planted("return refuse(a, b);"), ["refuse(a, b) => Ok(())"]);
        let unit = faults("fn f() { a() }").unwrap();
        assert_eq!(unit.len(), 1);
        assert_eq!(unit[0].kind, Kind::LeftOut);
    }

    #[test]
    fn calls_become_their_opposites() {
        assert_eq!(planted("a.min(b)"), ["a.min(b) => a.max(b)"]);
        assert_eq!(planted("a.minus(b)"), ["a.minus(b) => a.and(b)"]);
        assert_eq!(planted("a & b"), ["a & b => a | b"]);
    }

    #[test]
    fn nothing_is_planted_where_no_switch_can_stand() {
        let text = "const A: u8 = 1 + 2; static B: u8 = 3; const fn f() -> u8 { 4 }\n\
                    #[cfg(test)] mod tests { fn g() { h(1); } }\n\
                    fn i(a: u8) -> [u8; 5] { const C: u8 = 6; match a { 7 => [b; 8], _ => m!(9 < 10) } }";
        assert_eq!(faults(text).unwrap(), []);
    }

    #[test]
    fn nothing_is_planted_in_what_checks_rules() {
        let text = "fn audit() -> bool { a < b } fn any() { c(1); } fn any_options() { d(2); }";
        assert_eq!(faults(text).unwrap().len(), 0);
    }

    #[test]
    fn a_fault_knows_its_line_and_bytes() {
        let text = "// «é»\nfn f() -> bool {\n    a < b\n}\n";
        let fault = &faults(text).unwrap()[0];
        assert_eq!((fault.line, &text[fault.range.clone()]), (3, "a < b"));
    }
}
